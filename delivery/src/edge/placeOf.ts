import { type Composition, findPlace, findRoute } from '../registry';
import type { Deployment } from './Deployed';
import type { Place } from './Documents';

/** The shell's own addresses come first: people can sign in whatever remotes claim. */
export function placeOf(
  { registry }: Deployment,
  { remotes }: Composition,
  pathname: string,
): Place | undefined {
  const own = findRoute(registry.shell?.stable.routes ?? [], pathname);
  return own ? { part: 'shell', route: own.route } : findPlace(remotes, pathname);
}

import { type Composition, findRoute } from '../registry';
import type { Deployment } from './Deployed';
import type { Place } from './Documents';

/** The shell's own addresses come first: people can sign in whatever remotes claim. */
export function placeOf(
  { registry }: Deployment,
  { remotes }: Composition,
  pathname: string,
): Place | undefined {
  const parts = { shell: { routes: registry.shell?.stable.routes ?? [] }, ...remotes };
  for (const [part, { routes }] of Object.entries(parts)) {
    const found = findRoute(routes, pathname);
    if (found) return { part, route: found.route };
  }
  return undefined;
}

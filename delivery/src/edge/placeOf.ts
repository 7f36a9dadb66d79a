import { type Composition, findPlace, findRoute, shellOf } from 'contract/registry';
import type { Place } from './Documents';
import type { Deployment } from './deployed/Deployed';

/** The shell's own addresses come first: people can sign in whatever addresses the remotes claim. */
export function placeOf(
  { registry }: Deployment,
  composition: Composition,
  pathname: string,
): Place | undefined {
  const own = findRoute(shellOf(registry, composition)?.routes ?? [], pathname);
  return own
    ? { packageName: 'shell', route: own.route }
    : findPlace(composition.remotes, pathname);
}

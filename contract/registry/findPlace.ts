import { type FoundRoute, matchRoute } from './findRoute';

/** The package and route that serve an address. */
export interface FoundPlace<Route> extends FoundRoute<Route> {
  packageName: string;
}

/**
 * Finds the package that serves an address: among all routes of all packages, the one with the most literal segments,
 * independent of the order of deployment. On a tie the package whose name is first in the alphabet wins, so that edge
 * and browser always agree; the publish checks refuse overlaps.
 */
export function findPlace<Route extends { path: string }>(
  packages: Readonly<Record<string, { routes: readonly Route[] }>>,
  pathname: string,
): FoundPlace<Route> | undefined {
  let best: (FoundPlace<Route> & { weight: number }) | undefined;
  for (const name of Object.keys(packages).sort()) {
    const found = matchRoute(packages[name]!.routes, pathname);
    if (found && (!best || found.weight > best.weight)) best = { packageName: name, ...found };
  }
  return best && { packageName: best.packageName, route: best.route, params: best.params };
}

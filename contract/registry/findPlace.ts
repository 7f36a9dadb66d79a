import { type FoundRoute, matchRoute } from './findRoute';

/** The package and route that an address leads to. */
export interface FoundPlace<Route> extends FoundRoute<Route> {
  packageName: string;
}

/**
 * Who draws an address: of all routes of all packages the one with the most literal segments, whoever
 * was deployed first. Of two alike the package whose name comes first in the alphabet has it, so that
 * edge and browser never disagree; publish checks let no two overlap.
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

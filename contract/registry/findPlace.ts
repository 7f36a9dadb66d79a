import { type FoundRoute, matchRoute } from './findRoute';

/** The package and route that an address leads to. */
export interface FoundPlace<Route> extends FoundRoute<Route> {
  part: string;
}

/**
 * Who draws an address: of all routes of all packages the one with the most literal segments, whoever
 * was deployed first. Of two alike the package whose name comes first in the alphabet has it, so that
 * edge and browser never disagree; publish checks let no two overlap.
 */
export function findPlace<Route extends { path: string }>(
  parts: Readonly<Record<string, { routes: readonly Route[] }>>,
  pathname: string,
): FoundPlace<Route> | undefined {
  let best: (FoundPlace<Route> & { weight: number }) | undefined;
  for (const part of Object.keys(parts).sort()) {
    const found = matchRoute(parts[part]!.routes, pathname);
    if (found && (!best || found.weight > best.weight)) best = { part, ...found };
  }
  return best && { part: best.part, route: best.route, params: best.params };
}

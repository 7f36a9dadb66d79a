export interface FoundRoute<Route> {
  route: Route;
  params: Record<string, string>;
}

/**
 * The route that owns an address, by react-router's rules as far as routes.tsx uses them: letters'
 * case and a closing slash do not matter, `:name` takes one segment, a closing `*` the rest, and
 * of several that fit the one with the most literal segments wins.
 */
export function findRoute<Route extends { path: string }>(
  routes: readonly Route[],
  pathname: string,
): FoundRoute<Route> | undefined {
  const best = matchRoute(routes, pathname);
  return best && { route: best.route, params: best.params };
}

/** The same with its weight: of two routes the one that says more of the address weighs more. */
export function matchRoute<Route extends { path: string }>(
  routes: readonly Route[],
  pathname: string,
): (FoundRoute<Route> & { weight: number }) | undefined {
  const segments = split(pathname);
  let best: (FoundRoute<Route> & { weight: number }) | undefined;
  for (const route of routes) {
    const hit = match(patternOf(route.path), segments);
    if (hit && (!best || hit.weight > best.weight)) best = { route, ...hit };
  }
  return best;
}

function match(pattern: string[], segments: string[]) {
  const params: Record<string, string> = {};
  let weight = 0;
  for (const [index, expected] of pattern.entries()) {
    if (expected === '*') return { params, weight };
    const segment = segments[index];
    if (segment === undefined) return undefined;
    if (expected.startsWith(':')) params[expected.slice(1)] = decode(segment);
    else if (expected.toLowerCase() === segment.toLowerCase()) weight += 2;
    else return undefined;
  }
  return pattern.length === segments.length ? { params, weight: weight + 1 } : undefined;
}

/** Patterns come from releases, and are asked for at every page: each is split once. */
const patterns = new Map<string, string[]>();

function patternOf(path: string): string[] {
  const known = patterns.get(path);
  if (known) return known;
  const pattern = split(path);
  patterns.set(path, pattern);
  return pattern;
}

const split = (path: string) => path.split('/').filter(Boolean);

/** A segment that is no valid encoding stays as it is: an address is never a reason to throw. */
function decode(segment: string) {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

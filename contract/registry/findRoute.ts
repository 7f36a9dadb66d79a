export interface FoundRoute<Route> {
  route: Route;
  params: Record<string, string>;
}

/**
 * Finds the route of an address by react-router's rules, as far as routes.tsx uses them: case and a trailing slash do
 * not matter, `:name` matches one segment, a final `*` matches the rest, and the match with the most literal segments
 * wins.
 */
export function findRoute<Route extends { path: string }>(
  routes: readonly Route[],
  pathname: string,
): FoundRoute<Route> | undefined {
  const best = matchRoute(routes, pathname);
  return best && { route: best.route, params: best.params };
}

/** The same with its weight: the more specific route weighs more. */
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

/** Split patterns: patterns come from releases and are matched for every page, so each is split once. */
const patterns = new Map<string, string[]>();

function patternOf(path: string): string[] {
  const known = patterns.get(path);
  if (known) return known;
  const pattern = split(path);
  patterns.set(path, pattern);
  return pattern;
}

const split = (path: string) => path.split('/').filter(Boolean);

/** A segment with an invalid encoding is left as it is, because no address may cause an exception. */
function decode(segment: string) {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

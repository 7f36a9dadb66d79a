import type { Route } from '.';

type Stated = Pick<Route, 'prerender' | 'hydration' | 'ahead'>;

/** Whether the edge renders the page of a route. Releases from before `prerender` said `ahead`. */
export const isPrerendered = ({ prerender, hydration, ahead }: Stated): boolean =>
  prerender ?? (hydration === 'deferred' || Boolean(ahead));

/** Whether the code of its page waits for the reader to do something. */
export const hasDeferredHydration = ({ hydration, ahead }: Stated): boolean =>
  hydration === 'deferred' || ahead === 'resting';

/** The same route as edges read it that are older than `prerender`: they would not prerender it. */
export function withFormerName<Given extends Stated>(route: Given): Given {
  if (!isPrerendered(route)) return route;
  return { ...route, ahead: hasDeferredHydration(route) ? 'resting' : true };
}

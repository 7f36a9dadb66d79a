import type { Route } from '.';

type Stated = Pick<Route, 'prerender' | 'hydration' | 'ahead'>;

/** Whether the edge prerenders the page of a route. Releases older than `prerender` use `ahead`. */
export const isPrerendered = ({ prerender, hydration, ahead }: Stated): boolean =>
  prerender ?? (hydration === 'deferred' || Boolean(ahead));

/** Whether the page's code is fetched only on interaction. */
export const hasDeferredHydration = ({ hydration, ahead }: Stated): boolean =>
  hydration === 'deferred' || ahead === 'resting';

/** Adds the former field name, without which edges older than `prerender` would not prerender the route. */
export function withFormerName<Given extends Stated>(route: Given): Given {
  if (!isPrerendered(route)) return route;
  return { ...route, ahead: hasDeferredHydration(route) ? 'resting' : true };
}

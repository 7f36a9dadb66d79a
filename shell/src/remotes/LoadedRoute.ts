import type { RemoteRoute } from 'shared-ui/core';

/** A page that can be drawn: its remote's code has arrived. */
export interface LoadedRoute {
  route: RemoteRoute;
  params: Record<string, string>;
}

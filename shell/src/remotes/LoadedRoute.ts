import type { RemoteRoute } from 'shared-ui/core';

/** A page that can be rendered: its remote's code is loaded. */
export interface LoadedRoute {
  route: RemoteRoute;
  params: Record<string, string>;
}

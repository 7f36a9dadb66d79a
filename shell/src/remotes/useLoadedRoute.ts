import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';

import type { LoadedRoute } from './LoadedRoute';
import type { Remotes } from './Remotes';

/** The current page with its params, as soon as its remote's code is loaded: for title and head. */
export function useLoadedRoute(remotes: Remotes): LoadedRoute | undefined {
  const { pathname } = useLocation();
  const version = () => remotes.version;
  useSyncExternalStore(remotes.subscribe, version, version);
  return remotes.routeAt(pathname);
}

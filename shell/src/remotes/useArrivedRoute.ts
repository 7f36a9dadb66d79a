import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';

import type { ArrivedRoute } from './ArrivedRoute';
import type { Remotes } from './Remotes';

/** The page in view with its params, as soon as its remote's code is here: for title and head. */
export function useArrivedRoute(remotes: Remotes): ArrivedRoute | undefined {
  const { pathname } = useLocation();
  const version = () => remotes.version;
  useSyncExternalStore(remotes.subscribe, version, version);
  return remotes.routeAt(pathname);
}

import { useEffect } from 'react';
import { type AppStore, useStore } from 'shared-ui';
import { readShownProgramme } from '../programme/shownProgramme';
import type { Remotes } from '../remotes';
import { shellRouteAt } from '../routes';

/** Prefetches a page on hover or focus of a link to it. */
export function usePrefetch(remotes: Remotes): void {
  const store = useStore() as AppStore;
  useEffect(() => {
    const asked = new Set<string>();

    function handleIntent({ target }: Event) {
      const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]');
      if (!link || link.target || link.origin !== location.origin) return;
      if (asked.has(link.pathname) || link.pathname === location.pathname) return;
      asked.add(link.pathname);
      fetchPage(remotes, store, new URL(link.href));
    }

    const over = new AbortController();
    // React stops events in a section that is not hydrated: this listens in the capture phase.
    const early = { capture: true, signal: over.signal };
    document.addEventListener('pointerover', handleIntent, early);
    document.addEventListener('focusin', handleIntent, early);
    return () => over.abort();
  }, [remotes, store]);
}

/** Ignores a failure: the navigation itself tries again. */
function fetchPage(remotes: Remotes, store: AppStore, address: URL): void {
  const { pathname } = address;
  const own = shellRouteAt(pathname);
  if (own) {
    own.page.load().catch(own.page.forget);
    void readShownProgramme(store, own, pathname);
    return;
  }
  const arrival = remotes.ready(address).then((found) => {
    if (found) void readShownProgramme(store, found.route, pathname);
  });
  arrival.catch(() => {
    const { remote } = remotes.placeOf(pathname)!;
    remotes.routeAt(pathname)?.route.page.forget();
    remotes.recover(remote);
  });
}

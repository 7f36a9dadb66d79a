import { useEffect } from 'react';

import type { Remotes } from '../remotes';
import { shellRouteAt } from '../routes';

/** Fetches a page's code when somebody is about to go there: a pointer over its link, or focus. */
export function usePrefetch(remotes: Remotes): void {
  useEffect(() => {
    const asked = new Set<string>();

    function handleIntent({ target }: Event) {
      const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]');
      if (!link || link.target || link.origin !== location.origin) return;
      if (asked.has(link.pathname)) return;
      asked.add(link.pathname);
      fetchCode(remotes, new URL(link.href));
    }

    document.addEventListener('pointerover', handleIntent);
    document.addEventListener('focusin', handleIntent);
    return () => {
      document.removeEventListener('pointerover', handleIntent);
      document.removeEventListener('focusin', handleIntent);
    };
  }, [remotes]);
}

/** A failure is forgotten: should the person really go there, everything is asked for again. */
function fetchCode(remotes: Remotes, address: URL): void {
  const own = shellRouteAt(address.pathname);
  if (own) {
    own.page.load().catch(own.page.forget);
    return;
  }
  remotes.ready(address).catch(() => {
    const { remote } = remotes.placeOf(address.pathname)!;
    remotes.routeAt(address.pathname)?.route.page.forget();
    remotes.recover(remote);
  });
}

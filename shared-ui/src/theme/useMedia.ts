import { useSyncExternalStore } from 'react';

import { queryOf } from './queryOf';

/**
 * True while a media query matches. For pages that are rendered only in the browser.
 * @param rule a query, or a breakpoint such as `from.desktop`
 */
export function useMedia(rule: string): boolean {
  const query = queryOf(rule);

  return useSyncExternalStore(
    (onChange) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    () => window.matchMedia(query).matches,
  );
}

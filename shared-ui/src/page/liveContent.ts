import { createContext, useContext } from 'react';

/** Set where pages are prerendered; a browser has no use for it. */
export const LiveContentContext = createContext<(() => void) | undefined>(undefined);

/**
 * Says that this component changes by itself, as a countdown does: a page that holds one hydrates
 * at once, even where its route says `hydration: 'deferred'`.
 * @param isLive false while it stands still
 */
export function useLiveContent(isLive = true): void {
  const note = useContext(LiveContentContext);
  if (isLive) note?.();
}

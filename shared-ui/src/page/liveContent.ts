import { createContext, useContext } from 'react';

/** Set where pages are prerendered; a browser has no use for it. */
export const LiveContentContext = createContext<(() => void) | undefined>(undefined);

/**
 * Marks a component that changes by itself, such as a countdown: its page hydrates at once, even where the route says
 * `hydration: 'deferred'`.
 * @param isLive false while it does not change
 */
export function useLiveContent(isLive = true): void {
  const note = useContext(LiveContentContext);
  if (isLive) note?.();
}

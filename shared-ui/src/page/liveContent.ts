import { createContext, useContext } from 'react';

/** Set during prerendering; a browser does not use it. */
export const LiveContentContext = createContext<(() => void) | undefined>(undefined);

/**
 * Marks a component that changes by itself, such as a countdown: its page hydrates at once, even when the route says
 * `hydration: 'deferred'`.
 */
export function useLiveContent(isLive = true): void {
  const note = useContext(LiveContentContext);
  if (isLive) note?.();
}

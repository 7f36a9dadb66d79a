import { useSyncExternalStore } from 'react';

/**
 * False while a page rendered ahead is being taken over, true ever after. For what the server could
 * not know, like the query of a cached address: the first render must be the server's.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(never, yes, no);
}

const never = () => () => {};
const yes = () => true;
const no = () => false;

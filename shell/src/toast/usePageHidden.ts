import { useSyncExternalStore } from 'react';

/** Whether nobody can see the page: another tab or window is in front. */
export const usePageHidden = (): boolean => useSyncExternalStore(subscribe, isHidden, () => false);

const isHidden = () => document.visibilityState === 'hidden';

function subscribe(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}

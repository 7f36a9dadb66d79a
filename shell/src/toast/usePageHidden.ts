import { useSyncExternalStore } from 'react';

/** Whether the page is invisible because another tab or window is in front. */
export const usePageHidden = (): boolean => useSyncExternalStore(subscribe, isHidden, () => false);

const isHidden = () => document.hidden;

function subscribe(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}

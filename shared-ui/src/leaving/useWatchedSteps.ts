import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

import { markGuardEntry, watchHistory } from './historyGuard';

/** Makes history steps skip guard entries, including those of forms that have been removed. */
export function useWatchedSteps(): void {
  const address = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: each new address is looked at
  useEffect(() => {
    watchHistory();
    return markGuardEntry; // also when the new address has removed the form
  }, [address]);
}

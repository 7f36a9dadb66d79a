import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

import { markGuardEntry, watchHistory } from './historyGuard';

/** Lets steps through the history skip guard entries, also those that a form has left behind. */
export function useWatchedSteps(): void {
  const address = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: each new address is looked at
  useEffect(() => {
    watchHistory();
    return markGuardEntry; // also where the new address has taken the form away
  }, [address]);
}

import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

import { renewMark, watchSteps } from './secondEntry';

/** Leads steps through the history past second entries, those that a form has left behind included. */
export function useWatchedSteps(): void {
  const address = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: each new address is looked at
  useEffect(() => {
    watchSteps();
    return renewMark; // also where the new address has taken the form away
  }, [address]);
}

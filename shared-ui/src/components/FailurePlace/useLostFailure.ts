import { createContext, useContext, useEffect, useRef } from 'react';
import { type Failure, hasStatus } from 'shared-ui/core';

/** Shows why a press failed whose button has gone; undefined after a further press. */
export const LostFailure = createContext<(failure: Failure) => void>(() => {});

/**
 * For a button that can go away when its press fails: a conflict fetches the page again. The `FailurePlace` around it
 * then shows the reason, because what stands beside the button goes with it.
 * @returns a function to call with the failure of each press, undefined after success
 */
export function useLostFailure(): (failure: Failure) => void {
  const report = useContext(LostFailure);
  const button = useRef<{ path: string; isThere: boolean; failure?: Failure }>(undefined);

  useEffect(() => {
    button.current = { path: window.location.pathname, isThere: true };
    return () => {
      const gone = { ...button.current!, isThere: false };
      button.current = gone;
      reportLost(gone, report);
    };
  }, [report]);

  return (failure) => {
    if (!button.current) return;
    button.current.failure = failure;
    // The page may have been fetched again before the press has its result.
    if (button.current.isThere) report(undefined);
    else reportLost(button.current, report);
  };
}

function reportLost(
  { path, failure }: { path: string; failure?: Failure },
  report: (failure: Failure) => void,
): void {
  if (hasStatus(failure, 409) && path === window.location.pathname) report(failure);
}

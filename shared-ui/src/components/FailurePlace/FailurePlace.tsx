import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { Failure } from 'shared-ui/core';
import { InlineAlert } from '../InlineAlert/InlineAlert';
import { LostFailure } from './useRequest';

interface FailurePlaceProps {
  /** Called when a button went away with the reason beside it. */
  onLost?: () => void;
  children: ReactNode;
}

/**
 * Shows why a press failed when its button has gone: another person was faster, and what was fetched again has no such
 * row or form. `useRequest` of the button reports that.
 */
export function FailurePlace({ onLost, children }: FailurePlaceProps) {
  const [lost, setLost] = useState<Failure>();
  const { pathname } = useLocation();
  const notify = useRef(onLost);

  useEffect(() => {
    notify.current = onLost;
  });

  const handleLost = useCallback((failure: Failure) => {
    setLost(failure);
    if (failure) notify.current?.();
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has other buttons
  useEffect(() => setLost(undefined), [pathname]);

  return (
    <LostFailure value={handleLost}>
      <InlineAlert failure={lost} fields={[]} />
      {children}
    </LostFailure>
  );
}

import { createContext, type ReactNode, useContext, useEffect, useRef, useState } from 'react';
import { type Failure, hasStatus, InlineAlert } from 'shared-ui';

const ReportLost = createContext<(failure: Failure) => void>(() => {});

/**
 * Shows why a press failed when its button has gone: another person was faster, and the list that was fetched again has
 * no such row.
 */
export function FailurePlace({ children }: { children: ReactNode }) {
  const [lost, setLost] = useState<Failure>();
  return (
    <ReportLost value={setLost}>
      <InlineAlert failure={lost} fields={[]} />
      {children}
    </ReportLost>
  );
}

interface PressAlertProps {
  /** Whether a press is under way. */
  busy: boolean;
  /** Why the last one failed. */
  failure: Failure;
}

/** Shows beside a button why its last press failed. */
export function PressAlert({ busy, failure }: PressAlertProps) {
  const report = useContext(ReportLost);
  const shown = useRef<Failure>(undefined);

  useEffect(() => {
    shown.current = failure;
    if (busy) report(undefined); // an earlier reason is out of date
  }, [busy, failure, report]);

  useEffect(
    () => () => {
      if (hasStatus(shown.current, 409)) report(shown.current);
    },
    [report],
  );

  return <InlineAlert failure={failure} fields={[]} />;
}

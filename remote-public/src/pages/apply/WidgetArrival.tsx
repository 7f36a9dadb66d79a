import { ErrorState, TextLink } from 'shared-ui';

import type { ScriptArrival } from './useWidgetScript';

interface WidgetArrivalProps {
  arrival: ScriptArrival;
  onRetry: () => void;
}

/** The status while the other company's form is not loaded, with an alternative of our own. */
export function WidgetArrival({ arrival, onRetry }: WidgetArrivalProps) {
  const write = <TextLink to="/contact">write to us</TextLink>;

  if (arrival === 'failed') {
    return (
      <ErrorState onRetry={onRetry}>
        The form could not be loaded. Try again, or {write}.
      </ErrorState>
    );
  }
  return (
    <p role="status">
      {arrival === 'loading' && <>Loading the form… If it does not appear, {write}.</>}
    </p>
  );
}

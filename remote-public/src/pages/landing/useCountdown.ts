import { useCallback, useSyncExternalStore } from 'react';
import { now, useLiveContent, useSelector } from 'shared-ui';

import { tickUntil } from '../../programme/tickUntil';
import { secondsLeft, type TimeLeft, timeLeft } from './countdown';

/**
 * Counts down to `target` once a second and stops afterwards. A prerendered page starts with the server's "now", so
 * that server and browser render the same figures first.
 * @param target milliseconds since the epoch
 */
export function useCountdown(target: number): TimeLeft {
  const renderedAt = useSelector(({ clock }) => clock.renderedAt);
  const subscribe = useCallback((onTick: () => void) => tickUntil(target, onTick), [target]);
  const left = useSyncExternalStore(
    subscribe,
    () => secondsLeft(target, now()),
    () => secondsLeft(target, renderedAt),
  );
  useLiveContent(left > 0);
  return timeLeft(left);
}

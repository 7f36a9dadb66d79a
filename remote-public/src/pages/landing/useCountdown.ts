import { useEffect, useState } from 'react';
import { useLiveContent, useSelector } from 'shared-ui';

import { type TimeLeft, timeLeft } from './countdown';

const TICK = 1000; // milliseconds (rule 10.4)

/**
 * Counts down to `target` once a second and stops when it has passed. Starts from the page's own
 * "now", so that server and browser draw the same figures first.
 * @param target milliseconds since the epoch
 */
export function useCountdown(target: number): TimeLeft {
  const renderedAt = useSelector(({ clock }) => clock.renderedAt);
  const [now, setNow] = useState(renderedAt);
  const over = now >= target;
  useLiveContent(!over);

  useEffect(() => {
    if (over) return undefined;
    setNow(Date.now());
    const ticking = setInterval(() => setNow(Date.now()), TICK);
    return () => clearInterval(ticking);
  }, [over]);

  return timeLeft(target, now);
}

import { now, watchTime } from 'shared-ui';

const TICK_MS = 1000; // rule 10.4

/**
 * Calls `onTick` once a second until a moment has passed, and after every correction of the clock.
 * @param moment milliseconds since the epoch
 * @returns a function that stops it
 */
export function tickUntil(moment: number, onTick: () => void): () => void {
  let next: ReturnType<typeof setTimeout> | undefined;
  function wait() {
    clearTimeout(next);
    if (now() < moment) next = setTimeout(tick, TICK_MS);
  }
  function tick() {
    onTick();
    wait();
  }
  wait();
  const stopWatching = watchTime(tick);
  return () => {
    clearTimeout(next);
    stopWatching();
  };
}

import { useEffect, useRef } from 'react';

interface Countdown {
  /** Restarts the countdown when it changes. */
  turn: number;
  /** Milliseconds, or null for no end. */
  after: number | null;
  paused: boolean;
  onEnd: () => void;
}

/** Calls `onEnd` after a time that pauses while `paused`. */
export function useCountdown({ turn, after, paused, onEnd }: Countdown): void {
  const run = useRef({ turn: -1, left: 0 });
  const end = useRef(onEnd);

  useEffect(() => {
    end.current = onEnd;
  });

  useEffect(() => {
    if (after === null) return undefined;
    if (run.current.turn !== turn) run.current = { turn, left: after };
    if (paused) return undefined;

    const began = Date.now();
    const timer = setTimeout(() => end.current(), run.current.left);
    return () => {
      clearTimeout(timer);
      run.current.left -= Date.now() - began;
    };
  }, [turn, after, paused]);
}

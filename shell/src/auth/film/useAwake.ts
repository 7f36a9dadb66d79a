import { useCallback, useEffect, useRef, useState } from 'react';

/** Milliseconds without movement after which the controls hide (rule 10.2). */
const HIDE_AFTER = 3_000;

/** True for three seconds from the start, and from each time `stir` is called. */
export function useAwake(): [awake: boolean, stir: () => void] {
  const [awake, setAwake] = useState(true);
  const timer = useRef(0);

  const stir = useCallback(() => {
    setAwake(true);
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => setAwake(false), HIDE_AFTER);
  }, []);

  useEffect(() => {
    stir();
    return () => window.clearTimeout(timer.current);
  }, [stir]);

  return [awake, stir];
}

import { useCallback, useEffect, useRef, useState } from 'react';

/** Milliseconds without movement after which the controls hide (rule 10.2). */
const HIDE_AFTER = 3_000;

/** True for three seconds from the start, and from each time `stir` is called. */
export function useActive(): [active: boolean, stir: () => void] {
  const [active, setActive] = useState(true);
  const timer = useRef(0);

  const stir = useCallback(() => {
    setActive(true);
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => setActive(false), HIDE_AFTER);
  }, []);

  useEffect(() => {
    stir();
    return () => window.clearTimeout(timer.current);
  }, [stir]);

  return [active, stir];
}

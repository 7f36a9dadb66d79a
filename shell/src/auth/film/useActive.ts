import { useCallback, useEffect, useRef, useState } from 'react';

const HIDE_CONTROLS_AFTER_MS = 3_000; // rule 10.2

/** True for three seconds from the start, and from each time `stir` is called. */
export function useActive(): [active: boolean, stir: () => void] {
  const [active, setActive] = useState(true);
  const timer = useRef(0);

  const stir = useCallback(() => {
    setActive(true);
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => setActive(false), HIDE_CONTROLS_AFTER_MS);
  }, []);

  useEffect(() => {
    stir();
    return () => window.clearTimeout(timer.current);
  }, [stir]);

  return [active, stir];
}

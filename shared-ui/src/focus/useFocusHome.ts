import { type RefObject, useRef } from 'react';

/**
 * Where the focus goes on when the button that had it has gone with its row: a title, or a button
 * that stays. A dialog first gives it back to what opened it, so this waits for the next frame.
 * @returns the ref of that place, and the way there
 */
export function useFocusHome<Place extends HTMLElement>(): [RefObject<Place | null>, () => void] {
  const home = useRef<Place>(null);
  return [home, () => requestAnimationFrame(() => home.current?.focus())];
}

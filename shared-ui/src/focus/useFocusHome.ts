import { type RefObject, useRef } from 'react';

/**
 * Moves the focus to a title, or a button that stays, after the focused button was removed with its row. A closing
 * dialog first returns the focus to what opened it, so this waits for the next frame.
 * @returns the ref of the new place, and the function that moves the focus
 */
export function useFocusHome<Place extends HTMLElement>(): [RefObject<Place | null>, () => void] {
  const home = useRef<Place>(null);
  return [home, () => requestAnimationFrame(() => home.current?.focus())];
}

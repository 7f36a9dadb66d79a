import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

/** Calls `onLeave` when, while `open`, the user presses or moves the focus outside the element. */
export function useCloseOutside<T extends HTMLElement>(
  open: boolean,
  onLeave: () => void,
): RefObject<T | null> {
  const root = useRef<T>(null);
  const leave = useEffectEvent(onLeave);

  useEffect(() => {
    if (!open) return undefined;
    function handleOutside({ target }: Event) {
      if (!root.current?.contains(target as Node)) leave();
    }
    const over = new AbortController();
    // React stops events in a section that is not hydrated: this listens in the capture phase.
    const early = { capture: true, signal: over.signal };
    document.addEventListener('pointerdown', handleOutside, early);
    document.addEventListener('focusin', handleOutside, early);
    return () => over.abort();
  }, [open]);

  return root;
}

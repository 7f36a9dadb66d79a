import { type RefObject, useEffect, useRef } from 'react';

/** Calls `onLeave` when, while `open`, somebody presses or moves the focus outside the element. */
export function useLeave<T extends HTMLElement>(
  open: boolean,
  onLeave: () => void,
): RefObject<T | null> {
  const root = useRef<T>(null);
  const leave = useRef(onLeave);

  useEffect(() => {
    leave.current = onLeave;
  });

  useEffect(() => {
    if (!open) return undefined;
    function handleOutside({ target }: Event) {
      if (!root.current?.contains(target as Node)) leave.current();
    }
    document.addEventListener('pointerdown', handleOutside);
    document.addEventListener('focusin', handleOutside);
    return () => {
      document.removeEventListener('pointerdown', handleOutside);
      document.removeEventListener('focusin', handleOutside);
    };
  }, [open]);

  return root;
}

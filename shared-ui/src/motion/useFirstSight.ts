import { type RefObject, useEffect } from 'react';

/**
 * Acts once, when the reader first scrolls to an element. What is in view from the start is left
 * as it is: nobody waits for it to move.
 * @param act gets the element, and whether the visitor asks for calm
 */
export function useFirstSight<T extends Element>(
  ref: RefObject<T | null>,
  act: (element: T, calm: boolean) => void,
): void {
  useEffect(() => {
    const element = ref.current;
    if (!element || typeof IntersectionObserver === 'undefined') return undefined;
    let below = false;

    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) {
        below = true;
        return;
      }
      if (below) act(element, matchMedia('(prefers-reduced-motion: reduce)').matches);
      observer.disconnect();
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref, act]);
}

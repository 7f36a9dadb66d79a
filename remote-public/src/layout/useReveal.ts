import { type RefObject, useEffect } from 'react';

const MOVE = { duration: 220, easing: 'cubic-bezier(.2,.8,.2,1)' }; // milliseconds
const FADE = { duration: 120 };

/**
 * Lets a part of the page rise 12 px into view, once, when the reader first scrolls to it. Nothing
 * is hidden before: without script, or in print, all of it is there.
 */
export function useReveal(part: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = part.current;
    if (!element || typeof IntersectionObserver === 'undefined') return undefined;
    let below = false;

    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) {
        below = true;
        return;
      }
      if (below) reveal(element);
      observer.disconnect();
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [part]);
}

function reveal(element: HTMLElement): void {
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (still) element.animate([{ opacity: 0.4 }, {}], FADE);
  else element.animate([{ opacity: 0, transform: 'translateY(12px)' }, {}], MOVE);
}

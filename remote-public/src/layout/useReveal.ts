import type { RefObject } from 'react';
import { useFirstSight } from 'shared-ui';

const MOVE = { duration: 220, easing: 'cubic-bezier(.2,.8,.2,1)' }; // milliseconds
const FADE = { duration: 120 };

/**
 * Lets a part of the page rise 12 px into view, once, when the reader first scrolls to it. Nothing
 * is hidden before: without script, or in print, all of it is there.
 */
export function useReveal(part: RefObject<HTMLElement | null>): void {
  useFirstSight(part, reveal);
}

function reveal(element: HTMLElement, calm: boolean): void {
  if (calm) element.animate([{ opacity: 0.4 }, {}], FADE);
  else element.animate([{ opacity: 0, transform: 'translateY(12px)' }, {}], MOVE);
}

import { type RefObject, useEffect } from 'react';

const EASING = 'cubic-bezier(.2,.8,.2,1)';
const RISE = { duration: 220, easing: EASING }; // milliseconds
const WIPE = { duration: 420, easing: EASING };
const FADE = { duration: 120 };

/** Animations of an element on its first view, by its attribute `data-first-sight`. */
const MOVES: Record<string, (element: HTMLElement) => void> = {
  /** Moves the whole element by 12 px. */
  rise: (element) =>
    void element.animate([{ opacity: 0, transform: 'translateY(12px)' }, {}], RISE),
  /** Reveals its children from left to right, one shortly after the other; clips those not yet revealed. */
  wipe: (element) => {
    for (const [at, line] of [...element.children].entries()) {
      const from = { transform: 'translateX(-101%)' };
      line.animate([from, {}], { ...WIPE, delay: at * 60, fill: 'backwards' });
    }
  },
};

/** Elements that another call already observes. */
const watched = new WeakSet<Element>();

/**
 * Animates an element, or every descendant with `data-first-sight`, once, when it is first scrolled into view. Elements
 * that are visible at the start do not move. Nothing is hidden before: without script, or in print, everything is
 * visible.
 */
export function useFirstSights<T extends HTMLElement>(ref: RefObject<T | null>): void {
  useEffect(() => {
    const root = ref.current;
    if (!root || typeof IntersectionObserver === 'undefined') return undefined;
    const inside = root.querySelectorAll<HTMLElement>('[data-first-sight]');
    const elements = [root, ...inside].filter(
      (element) => element.dataset.firstSight && !watched.has(element),
    );
    const below = new Set<Element>();
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting) {
          below.add(target);
          continue;
        }
        if (below.has(target)) move(target as HTMLElement);
        observer.unobserve(target);
      }
    });
    for (const element of elements) {
      watched.add(element);
      observer.observe(element);
    }
    return () => {
      observer.disconnect();
      for (const element of elements) watched.delete(element);
    };
  }, [ref]);
}

function move(element: HTMLElement): void {
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (isCalm) element.animate([{ opacity: 0.4 }, {}], FADE);
  else MOVES[element.dataset.firstSight ?? '']?.(element);
}

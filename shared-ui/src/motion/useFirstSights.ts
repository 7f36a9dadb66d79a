import { type RefObject, useEffect } from 'react';

const EASING = 'cubic-bezier(.2,.8,.2,1)';
const RISE = { duration: 220, easing: EASING }; // milliseconds
const WIPE = { duration: 420, easing: EASING };
const FADE = { duration: 120 };

/** How an element moves when it is first scrolled to: its attribute `data-first-sight`. */
const MOVES: Record<string, (element: HTMLElement) => void> = {
  /** All of it, by 12 px. */
  rise: (element) =>
    void element.animate([{ opacity: 0, transform: 'translateY(12px)' }, {}], RISE),
  /** Its children from left to right, one just behind the other; it clips what is not there yet. */
  wipe: (element) => {
    for (const [at, line] of [...element.children].entries()) {
      const from = { transform: 'translateX(-101%)' };
      line.animate([from, {}], { ...WIPE, delay: at * 60, fill: 'backwards' });
    }
  },
};

/** Elements that another call observes already. */
const watched = new WeakSet<Element>();

/**
 * Animates an element, or all inside it that have `data-first-sight`, once, when it is first scrolled into view. What is
 * in view from the start does not move. Nothing is hidden before: without script, or in print, all of it is there.
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

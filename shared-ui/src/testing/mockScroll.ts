import { act } from '@testing-library/react';

type Watcher = () => void;

/**
 * jsdom has no layout, so no element becomes visible by itself: this gives the suite an IntersectionObserver whose
 * elements become visible when the test says so.
 * @returns a function that makes the end of the list visible
 */
export function mockScroll(): () => void {
  const watchers = new Set<Watcher>();

  beforeEach(() => watchers.clear());
  window.IntersectionObserver = class implements Partial<IntersectionObserver> {
    readonly #watcher: Watcher;
    constructor(report: IntersectionObserverCallback) {
      const entries = [{ isIntersecting: true }] as IntersectionObserverEntry[];
      this.#watcher = () => report(entries, this as unknown as IntersectionObserver);
    }
    observe() {
      watchers.add(this.#watcher);
    }
    disconnect() {
      watchers.delete(this.#watcher);
    }
  } as unknown as typeof IntersectionObserver;

  return () =>
    act(() => {
      for (const watcher of [...watchers]) watcher();
    });
}

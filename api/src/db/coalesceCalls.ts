import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Asks once for everybody who wants to know meanwhile. Nobody gets an answer to a question that was put before
 * they came, so what they hear is never older than themselves.
 * @param everyMs questions begin at least so far from each other
 */
export function coalesceCalls<T>(ask: () => Promise<T>, everyMs: number): () => Promise<T> {
  let next: Promise<T> | undefined;
  let asked = Number.NEGATIVE_INFINITY;
  const askNext = async () => {
    await sleep(Math.max(0, asked + everyMs - performance.now()));
    next = undefined;
    asked = performance.now();
    return ask();
  };
  return () => {
    next ??= askNext();
    return next;
  };
}

import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Merges calls that arrive while the next one waits. No caller gets the result of a call that started before its own,
 * so a result is never older than its request.
 * @param everyMs minimum time between the starts of two calls
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

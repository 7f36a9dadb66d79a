import { busy } from './refusal';

export interface BoundedQueue {
  <T>(job: () => Promise<T>): Promise<T>;
  /** How many jobs run and how many wait, now. */
  load(): { running: number; waiting: number };
}

/**
 * Runs `atOnce` jobs side by side and lets `waiting` more queue up.
 * @throws 503 when the queue is full
 */
export function boundedQueue(atOnce: number, waiting: number): BoundedQueue {
  const queue: (() => void)[] = [];
  let running = 0;

  async function turn<T>(job: () => Promise<T>): Promise<T> {
    if (running < atOnce) running += 1;
    else {
      if (queue.length >= waiting) throw busy();
      await new Promise<void>((resolve) => queue.push(resolve));
    }
    try {
      return await job();
    } finally {
      const next = queue.shift();
      if (next) next();
      else running -= 1;
    }
  }

  return Object.assign(turn, { load: () => ({ running, waiting: queue.length }) });
}

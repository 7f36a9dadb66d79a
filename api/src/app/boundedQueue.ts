import { busy } from './httpError';

export interface BoundedQueue {
  /** @param sender whose share of the queue the job takes; without one it takes nobody's */
  <T>(job: () => Promise<T>, sender?: number): Promise<T>;
  /** How many jobs run and how many wait, now. */
  load(): { running: number; waiting: number };
}

interface Options {
  /** How many of one sender wait, so that nobody fills the queue for all. */
  each?: number;
  /** What passes between a job and the next that waits, after the result of the first is given. */
  rest?(tookMs: number): Promise<unknown>;
}

/**
 * Runs `atOnce` jobs side by side and lets `waiting` more queue up.
 * @throws 503 when the queue, or the sender's share of it, is full
 */
export function boundedQueue(
  atOnce: number,
  waiting: number,
  { each = waiting, rest }: Options = {},
): BoundedQueue {
  const queue: Waiting[] = [];
  let running = 0;

  function wait(sender: number | undefined): Promise<void> {
    const theirs = queue.filter((other) => sender !== undefined && other.sender === sender);
    if (queue.length >= waiting || theirs.length >= each) throw busy();
    return new Promise((begin) => queue.push({ sender, begin }));
  }

  async function turn<T>(job: () => Promise<T>, sender?: number): Promise<T> {
    if (running < atOnce) running += 1;
    else await wait(sender);
    const began = performance.now();
    try {
      return await job();
    } finally {
      if (rest && queue.length > 0) void rest(performance.now() - began).then(goOn);
      else goOn();
    }
  }

  function goOn() {
    const next = queue.shift();
    if (next) next.begin();
    else running -= 1;
  }

  return Object.assign(turn, { load: () => ({ running, waiting: queue.length }) });
}

interface Waiting {
  sender: number | undefined;
  begin(): void;
}

import { busy } from './httpError';

export interface BoundedQueue {
  /** @param sender whose share of the queue the job uses; none when left out */
  <T>(job: () => Promise<T>, sender?: number): Promise<T>;
  /** The number of running and waiting jobs. */
  load(): { running: number; waiting: number };
}

interface Options {
  /** Maximum of waiting jobs per sender, so that no sender fills the queue. */
  each?: number;
  /** Awaited between a job and the next waiting one, after the result of the first is returned. */
  rest?(tookMs: number): Promise<unknown>;
}

/**
 * Runs `atOnce` jobs concurrently and queues up to `waiting` more.
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

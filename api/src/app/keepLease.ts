import { randomUUID } from 'node:crypto';

/** A name for whoever takes a lease, which nobody else has; the process is known by it. */
export const newHolder = () => `${process.pid} ${randomUUID()}`;

/**
 * Does work that only the holder of a lease may do, and renews the lease until the work ends.
 * @param interval milliseconds between renewals
 */
export async function keepLease<Result>(
  renew: () => Promise<unknown>,
  interval: number,
  work: () => Promise<Result>,
): Promise<Result> {
  const timer = setInterval(() => {
    // Without the database the lease ends by itself, and another process takes over.
    renew().catch(() => undefined);
  }, interval);
  timer.unref();
  try {
    return await work();
  } finally {
    clearInterval(timer);
  }
}

import { randomUUID } from 'node:crypto';

/** A unique name for a lease holder; it contains the process id. */
export const newHolder = () => `${process.pid} ${randomUUID()}`;

/**
 * Runs work that requires a lease, and renews the lease until the work ends.
 * @param interval milliseconds between renewals
 */
export async function keepLease<Result>(
  renew: () => Promise<unknown>,
  interval: number,
  work: () => Promise<Result>,
): Promise<Result> {
  const timer = setInterval(() => {
    // Without the database the lease expires, and another process takes over.
    renew().catch(() => undefined);
  }, interval);
  timer.unref();
  try {
    return await work();
  } finally {
    clearInterval(timer);
  }
}

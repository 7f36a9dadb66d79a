import { setTimeout as sleep } from 'node:timers/promises';
import { type BoundedQueue, boundedQueue } from '../app/boundedQueue';
import { maxHeavyJobs } from '../app/maxHeavyJobs';
import { newSecret } from '../app/secrets';
import { type PasswordCost, type PasswordWork, passwordWork } from '../workers/passwordWork';

export interface Passwords {
  hash(password: string): Promise<string>;
  /** Takes as long for an account without a password, or an unknown one. */
  matches(hash: string | null | undefined, password: string): Promise<boolean>;
  /** Whether a hash was made with another cost than the current one. */
  isDated(hash: string): boolean;
  load: BoundedQueue['load'];
  /** Whether the queue is full, so that another job would be refused. */
  isFull(): boolean;
  close?(): Promise<void>;
}

/** OWASP's minimum. */
export const OWASP: PasswordCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const MAX_CONCURRENT_HASHES = maxHeavyJobs();
const MAX_WAITING_HASHES = 32;
/** A hash takes about 10 ms; a hanging one must not delay the others by as much again. */
const MAX_HASH_INTERVAL_MS = 50;

/**
 * Hashes with argon2id, only a few at a time, and at most half of the time while others wait, because hashing uses the
 * memory bandwidth that all responses need (reliability C17).
 * @param work in this process by default
 */
export function passwordHasher(
  cost = OWASP,
  { hash, verify, close }: PasswordWork = passwordWork,
): Passwords {
  const turn = boundedQueue(MAX_CONCURRENT_HASHES, MAX_WAITING_HASHES, {
    rest: (tookMs) => sleep(Math.min(tookMs, MAX_HASH_INTERVAL_MS)),
  });
  // A hash of no account, with the usual cost; the first check of any account waits for it.
  let dummy: Promise<string> | undefined;
  const dummyHash = () => {
    dummy ??= hash(newSecret(), cost).catch((error) => {
      dummy = undefined;
      throw error;
    });
    return dummy;
  };
  const { memoryCost, timeCost, parallelism } = cost;
  const mark = `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$`;
  return {
    load: turn.load,
    isFull: () => turn.load().waiting >= MAX_WAITING_HASHES,
    close,
    hash: (password) => turn(() => hash(password, cost)),
    async matches(stored, password) {
      const same = await turn(async () => {
        const nobodys = await dummyHash();
        return verify(stored ?? nobodys, password);
      });
      return same && typeof stored === 'string';
    },
    isDated: (stored) => !stored.startsWith(mark),
  };
}

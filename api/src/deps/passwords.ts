import { setTimeout as sleep } from 'node:timers/promises';
import { type BoundedQueue, boundedQueue } from '../app/boundedQueue';
import { maxHeavyJobs } from '../app/maxHeavyJobs';
import { newSecret } from '../app/secrets';
import { type PasswordCost, type PasswordWork, passwordWork } from '../workers/passwordWork';

export interface Passwords {
  hash(password: string): Promise<string>;
  /** Takes as long for an account that has no password or is not there. */
  matches(hash: string | null | undefined, password: string): Promise<boolean>;
  /** Whether a hash was made at another cost than passwords are hashed at now. */
  isDated(hash: string): boolean;
  load: BoundedQueue['load'];
  /** Whether as many wait as may: one more would be refused. */
  isFull(): boolean;
  close?(): Promise<void>;
}

/** The least that OWASP asks for. */
export const OWASP: PasswordCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const MAX_CONCURRENT_HASHES = maxHeavyJobs();
const MAX_WAITING_HASHES = 32;
/** A hash takes about 10 ms; one that hung must not keep the others waiting as long again. */
const MAX_HASH_INTERVAL_MS = 50;

/**
 * argon2id, never more than a few at a time, and never for more than half of the time while others
 * wait: it takes the memory that everybody's answers come through (reliability C17).
 * @param work in this process unless it is said where
 */
export function passwordHasher(
  cost = OWASP,
  { hash, verify, close }: PasswordWork = passwordWork,
): Passwords {
  const turn = boundedQueue(MAX_CONCURRENT_HASHES, MAX_WAITING_HASHES, {
    rest: (tookMs) => sleep(Math.min(tookMs, MAX_HASH_INTERVAL_MS)),
  });
  // Nobody's password, at the cost of everybody's; the first check waits for it, whoever it is of.
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

import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';

import { type BoundedQueue, boundedQueue } from './boundedQueue';
import { heavyAtOnce } from './spareCore';

export interface Passwords {
  hash(password: string): Promise<string>;
  /** Takes as long for an account that has no password or is not there. */
  matches(hash: string | null | undefined, password: string): Promise<boolean>;
  /** Whether a hash was made at another cost than passwords are hashed at now. */
  isDated(hash: string): boolean;
  load: BoundedQueue['load'];
}

/** Of argon2id. */
export interface PasswordCost {
  /** KiB. */
  memoryCost: number;
  /** Passes over the memory. */
  timeCost: number;
  parallelism: number;
}

/** The least that OWASP asks for. */
const OWASP: PasswordCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const AT_ONCE = heavyAtOnce(2);
const WAITING = 32;

/** argon2id, never more than a few at a time (GOALS C17). */
export function passwordHasher(cost = OWASP): Passwords {
  const turn = boundedQueue(AT_ONCE, WAITING);
  // Nobody's password, at the cost of everybody's.
  const dummy = hash(randomBytes(16), cost);
  const { memoryCost, timeCost, parallelism } = cost;
  const mark = `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$`;
  return {
    load: turn.load,
    hash: (password) => turn(() => hash(password, cost)),
    async matches(stored, password) {
      const same = await turn(async () => verify(stored ?? (await dummy), password));
      return same && typeof stored === 'string';
    },
    isDated: (stored) => !stored.startsWith(mark),
  };
}

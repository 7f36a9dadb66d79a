import { hash, verify } from '@node-rs/argon2';

import { type BoundedQueue, boundedQueue } from './boundedQueue';

export interface Passwords {
  hash(password: string): Promise<string>;
  /** Takes as long for an account that has no password or is not there. */
  matches(hash: string | null | undefined, password: string): Promise<boolean>;
  load: BoundedQueue['load'];
}

const AT_ONCE = 2;
const WAITING = 32;
const DUMMY =
  '$argon2id$v=19$m=19456,t=2,p=1$ynTZ2T1KBHdH5CpURKW+JA$JNJL872isIJBpEKDmk6rEo3ZD6YbKExQtiIiKZiuzMI';

/** argon2id with the defaults OWASP asks for, never more than a few at a time (GOALS C17). */
export function passwordHasher(): Passwords {
  const turn = boundedQueue(AT_ONCE, WAITING);
  return {
    load: turn.load,
    hash: (password) => turn(() => hash(password)),
    async matches(stored, password) {
      const same = await turn(() => verify(stored ?? DUMMY, password));
      return same && typeof stored === 'string';
    },
  };
}

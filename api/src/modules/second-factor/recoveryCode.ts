import { randomInt } from 'node:crypto';

import { hashSecret } from '../../app/secrets';

/** No letter that is taken for another one or for a digit. */
const LETTERS = 'abcdefghjkmnpqrstvwxyz23456789';
const GROUPS = 4;
const PER_GROUP = 4;

/** How many one has at a time. */
export const RECOVERY_CODES = 10;

/** e.g. `k7pd-3mzx-q9ta-hw4c`: 78 bits, so that a hash of it cannot be searched through. */
export const newRecoveryCode = () =>
  Array.from({ length: GROUPS }, () =>
    Array.from({ length: PER_GROUP }, () => LETTERS[randomInt(LETTERS.length)]).join(''),
  ).join('-');

/** However it was typed. */
export const hashRecoveryCode = (code: string) =>
  hashSecret(code.toLowerCase().replace(/[^a-z0-9]/g, ''));

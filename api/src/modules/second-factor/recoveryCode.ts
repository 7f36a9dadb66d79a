import { randomInt } from 'node:crypto';

import { hashSecret } from '../../app/secrets';

/** Without characters that are easily confused. */
const ALPHABET = 'abcdefghjkmnpqrstvwxyz23456789';
const GROUPS = 4;
const GROUP_LENGTH = 4;

export const RECOVERY_CODE_COUNT = 10;

/** For example `k7pd-3mzx-q9ta-hw4c`: 78 bits, so its hash cannot be searched by brute force. */
export const newRecoveryCode = () =>
  Array.from({ length: GROUPS }, () =>
    Array.from({ length: GROUP_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join(''),
  ).join('-');

/** Ignores case and separators. */
export const hashRecoveryCode = (code: string) =>
  hashSecret(code.toLowerCase().replace(/[^a-z0-9]/g, ''));

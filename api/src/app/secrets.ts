import { createHash, randomBytes } from 'node:crypto';

/** 256 bits that cannot be guessed, safe in a URL. */
export const newSecret = () => randomBytes(32).toString('base64url');

/** The stored form of a secret, so that a stolen database is useless. */
export const hashSecret = (secret: string) =>
  createHash('sha256').update(secret).digest('base64url');

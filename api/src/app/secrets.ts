import { createHash, randomBytes } from 'node:crypto';

/** 256 bits that cannot be guessed, safe in a URL. */
export const newSecret = () => randomBytes(32).toString('base64url');

/** What is stored of a secret: a stolen database opens nothing. */
export const hashSecret = (secret: string) =>
  createHash('sha256').update(secret).digest('base64url');

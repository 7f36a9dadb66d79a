import { createHash, timingSafeEqual } from 'node:crypto';

/**
 * Whether a header of a request holds a key, for callers that have no account.
 * @param expected undefined when none is configured: then nothing is the key
 */
export function isKey(given: unknown, expected: string | undefined): boolean {
  if (expected === undefined || typeof given !== 'string') return false;
  return timingSafeEqual(digest(given), digest(expected));
}

const digest = (text: string) => createHash('sha256').update(text).digest();

import { createHash, timingSafeEqual } from 'node:crypto';
import type { Keyring } from 'server-kit/keyring';

/**
 * Whether a header of a request holds one of some keys, for callers that have no account.
 * @param expected undefined when none is configured: then nothing is the key
 */
export function matchesKey(given: unknown, expected: Keyring | undefined): boolean {
  if (expected === undefined || typeof given !== 'string') return false;
  return expected.all.some(({ secret }) => timingSafeEqual(digest(given), digest(secret)));
}

const digest = (text: string) => createHash('sha256').update(text).digest();

import { createHash, timingSafeEqual } from 'node:crypto';
import type { Keyring } from 'server-kit/keyring';

/**
 * Whether a request header has one of the keys, for callers without an account.
 * @param expected undefined when none is configured: then no value matches
 */
export function matchesKey(given: unknown, expected: Keyring | undefined): boolean {
  if (expected === undefined || typeof given !== 'string') return false;
  return expected.all.some(({ secret }) => timingSafeEqual(digest(given), digest(secret)));
}

const digest = (text: string) => createHash('sha256').update(text).digest();

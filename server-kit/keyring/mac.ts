import { createHmac, timingSafeEqual } from 'node:crypto';

import type { Key } from './keyring';

/** A message authentication code of a text for one purpose, in base64url. */
export const mac = ({ secret }: Key, purpose: string, text: string): string =>
  createHmac('sha256', secret).update(`${purpose}\0${text}`).digest('base64url');

/** Compares two texts in constant time. */
export function isSame(one: Buffer | string, other: Buffer | string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}

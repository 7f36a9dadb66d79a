import { createHmac, timingSafeEqual } from 'node:crypto';

import type { Key } from './keyring';

/** What only who has the key can make of a text, for one purpose; base64url. */
export const mac = ({ secret }: Key, purpose: string, text: string): string =>
  createHmac('sha256', secret).update(`${purpose}\0${text}`).digest('base64url');

/** Whether two are the same; how long the answer takes tells nothing of where they differ. */
export function isSame(one: Buffer | string, other: Buffer | string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}

import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { type Key, type Keyring, splitId, withId } from 'server-kit/keyring';

import type { Keys } from './keys';

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Encrypts with a separate key per purpose, derived from the key named in the text. */
export function secretBox(ring: Keyring): Pick<Keys, 'encrypt' | 'decrypt'> {
  const keyFor = ({ secret }: Key, purpose: string) =>
    Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));

  return {
    encrypt(purpose, text) {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv(CIPHER, keyFor(ring.current, purpose), iv);
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      const box = Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url');
      return withId(ring.current, box);
    },

    decrypt(purpose, box) {
      const written = splitId(ring, box);
      if (!written) return undefined;
      const bytes = Buffer.from(written.text, 'base64url');
      if (bytes.length < IV_BYTES + TAG_BYTES) return undefined;
      const iv = bytes.subarray(0, IV_BYTES);
      const decipher = createDecipheriv(CIPHER, keyFor(written.key, purpose), iv);
      decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
      const start = decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES));
      try {
        return Buffer.concat([start, decipher.final()]).toString();
      } catch {
        return undefined; // changed, or encrypted with another key or for another purpose
      }
    },
  };
}

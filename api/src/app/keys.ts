import { createHmac, timingSafeEqual } from 'node:crypto';
import { type ClientProofs, clientProofs } from 'tooling/client-address';

import { secretBox } from './secretBox';

/** Secrets derived from a key that is not in the database, so that a copy of it opens nothing. */
export interface Keys {
  /** The secret that belongs to a nonce; the database keeps its hash, the outbox the nonce. */
  token(nonce: string): string;
  /** `text` with proof that we wrote it, for one purpose. */
  seal(purpose: string, text: string): string;
  /** What was sealed; undefined for anything else. */
  unseal(purpose: string, sealed: string): string | undefined;
  /** `text` so that only we can read it, for one purpose. */
  encrypt(purpose: string, text: string): string;
  /** What was encrypted; undefined for anything else. */
  decrypt(purpose: string, box: string): string | undefined;
  /** What edges of this installation say of who asks. */
  clients: ClientProofs;
}

export function keysFrom(key: string): Keys {
  const mac = (purpose: string, text: string) =>
    createHmac('sha256', key).update(`${purpose}\0${text}`).digest('base64url');
  return {
    ...secretBox(key),
    clients: clientProofs(key),
    token: (nonce) => mac('token', nonce),
    seal: (purpose, text) =>
      `${Buffer.from(text).toString('base64url')}.${mac(`seal ${purpose}`, text)}`,
    unseal(purpose, sealed) {
      const [body = '', proof = ''] = sealed.split('.');
      const text = Buffer.from(body, 'base64url').toString();
      const right = Buffer.from(mac(`seal ${purpose}`, text));
      const given = Buffer.from(proof);
      return given.length === right.length && timingSafeEqual(given, right) ? text : undefined;
    },
  };
}

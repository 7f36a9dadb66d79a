import { randomBytes } from 'node:crypto';
import { type ClientProofs, clientProofs } from 'server-kit/client-address';
import { isSame, type Keyring, keepKeyring, mac, splitId, withId } from 'server-kit/keyring';
import { type StaffPasses, staffPasses } from 'server-kit/staff-pass';
import { type Tickets, visitTickets } from 'server-kit/tickets';

import type { Config } from './env';
import { secretBox } from './secretBox';

/** Secrets derived from a key that is not in the database, so that a copy of it opens nothing. */
export interface Keys {
  /** What a secret can be derived from; it remembers the key. */
  newNonce(): string;
  /**
   * The secret that belongs to a nonce; the database keeps its hash, the outbox the nonce.
   * @throws Error when the key of that time is no longer kept
   */
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
  /** What edges of this installation issue with documents. */
  tickets: Tickets;
  /** What tells edges of this installation that a browser is one of staff. */
  staffPasses: StaffPasses;
}

/** The keys of this installation. @throws OperatorError when there is no place for them */
export const keyringOf = ({ appKeys, dataDir }: Pick<Config, 'appKeys' | 'dataDir'>): Keyring =>
  appKeys ?? keepKeyring(dataDir);

export function keysFrom(ring: Keyring): Keys {
  return {
    ...secretBox(ring),
    clients: clientProofs(ring),
    tickets: visitTickets(ring),
    staffPasses: staffPasses(ring),
    newNonce: () => withId(ring.current, randomBytes(32).toString('base64url')),
    token(nonce) {
      const written = splitId(ring, nonce);
      if (!written) throw new Error('The key that this link was made with is no longer kept.');
      return mac(written.key, 'token', nonce);
    },
    seal(purpose, text) {
      const body = Buffer.from(text).toString('base64url');
      const { current } = ring;
      return `${body}.${withId(current, mac(current, `seal ${purpose}`, text))}`;
    },
    unseal(purpose, sealed) {
      const [body = '', ...rest] = sealed.split('.');
      const written = splitId(ring, rest.join('.'));
      if (!written) return undefined;
      const text = Buffer.from(body, 'base64url').toString();
      return isSame(written.text, mac(written.key, `seal ${purpose}`, text)) ? text : undefined;
    },
  };
}

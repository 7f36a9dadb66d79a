import { randomBytes } from 'node:crypto';
import { type ClientProofs, clientProofs } from 'server-kit/client-address';
import { isSame, type Keyring, keepKeyring, mac, splitId, withId } from 'server-kit/keyring';
import { type StaffPasses, staffPasses } from 'server-kit/staff-pass';
import { type Tickets, visitTickets } from 'server-kit/tickets';

import type { Config } from './env';
import { secretBox } from './secretBox';

/** Derives secrets from a key that is not in the database, so that a copy of the database is not enough. */
export interface Keys {
  /** A nonce from which a secret can be derived; it names the key. */
  newNonce(): string;
  /**
   * The secret of a nonce; the database stores its hash, the outbox the nonce.
   * @throws Error when the key was dropped since
   */
  token(nonce: string): string;
  /** `text` with a signature, for one purpose. */
  seal(purpose: string, text: string): string;
  /** The sealed text; undefined for anything else. */
  unseal(purpose: string, sealed: string): string | undefined;
  /** Encrypts `text` for one purpose. */
  encrypt(purpose: string, text: string): string;
  /** The decrypted text; undefined for anything else. */
  decrypt(purpose: string, box: string): string | undefined;
  /** Proofs of client addresses by edges of this installation. */
  clients: ClientProofs;
  /** Tickets that edges of this installation issue with documents. */
  tickets: Tickets;
  /** Passes that mark browsers of staff for edges of this installation. */
  staffPasses: StaffPasses;
}

/** The keys of this installation. @throws OperatorError when they cannot be stored */
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
      if (!written) throw new Error('The key of this link has been removed.');
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

import { createHash, createHmac, randomBytes } from 'node:crypto';

import { isSame, type Key, type Keyring, splitId, withId } from '../keyring';
import { coarseNetwork } from './coarseNetwork';

/** Name of the Server-Timing metric that carries a ticket, because scripts of the page can read Server-Timing. */
export const TICKET_METRIC = 'ticket';

/** How long a report with a ticket counts after the ticket was issued, in milliseconds. */
const TICKET_LIFETIME_MS = 12 * 3_600_000;
/** Largest accepted difference between the clocks of edge and api, in milliseconds. */
const MAX_CLOCK_SKEW_MS = 60_000;
/** Longer texts are rejected without verification. */
const MAX_TICKET_LENGTH = 400;

/** What an edge certifies when it responds with a document. */
interface Issue {
  ip: string;
  /** Releases that the document may load, as `remote@id`. */
  releases: readonly string[];
  /** True while the edge itself is slow: measurements then say nothing about a release. */
  slow: boolean;
  /** Milliseconds since the epoch. */
  at: number;
  /** False where all visitors share one network by nature: a laptop, an office. */
  boundByNetwork: boolean;
}

/** A ticket that was verified. */
export interface Ticket {
  /** Random id of the response it was issued with. */
  nonce: string;
  /** The visitor's coarse network, hashed, and different every day. */
  network: string;
  slow: boolean;
  names(remote: string, id: string): boolean;
}

/** Issues and verifies tickets; edge and api of an installation have the same keys. */
export interface Tickets {
  issue(what: Issue): string;
  /** Undefined for a text that no edge of this installation has issued, and for an expired ticket. */
  verify(text: string, now: number): Ticket | undefined;
}

/** A ticket proves that an edge served a visitor a document with these releases (docs/decisions/039). */
export function visitTickets(keys: Keyring): Tickets {
  const derived = new Map(keys.all.map((key) => [key.id, derive(key)]));
  const sign = ({ id }: Key, text: string) =>
    createHmac('sha256', derived.get(id)!).update(text).digest().subarray(0, 16);
  return {
    issue({ ip, releases, slow, at, boundByNetwork }) {
      const nonce = randomBytes(9).toString('base64url');
      const day = new Date(at).toISOString().slice(0, 10);
      const home = sign(keys.current, `${day} ${coarseNetwork(ip)}`).toString('base64url');
      const body = [
        nonce,
        Math.floor(at / 1000).toString(36),
        boundByNetwork ? home.slice(0, 12) : nonce,
        slow ? '1' : '0',
        [...new Set(releases)].map(digest).join(''),
      ].join('~');
      return `${body}~${withId(keys.current, sign(keys.current, body).toString('base64url'))}`;
    },
    verify(text, now) {
      if (text.length > MAX_TICKET_LENGTH) return undefined;
      const end = text.lastIndexOf('~');
      const body = text.slice(0, Math.max(0, end));
      const written = splitId(keys, text.slice(end + 1));
      if (!written) return undefined;
      const given = Buffer.from(written.text, 'base64url');
      if (!isSame(given, sign(written.key, body))) return undefined;
      const [nonce = '', seconds = '', network = '', slow, digests = ''] = body.split('~');
      const age = now - Number.parseInt(seconds, 36) * 1000;
      if (!(age < TICKET_LIFETIME_MS && age > -MAX_CLOCK_SKEW_MS)) return undefined;
      const named = new Set(digests.match(/.{4}/g));
      const names = (remote: string, id: string) => named.has(digest(`${remote}@${id}`));
      return { nonce, network, slow: slow === '1', names };
    },
  };
}

/** Short because a document lists a dozen releases; forging one of 16 million ids gains nothing. */
const digest = (release: string) =>
  createHash('sha256').update(release).digest('base64url').slice(0, 4);

const derive = ({ secret }: Key) => createHmac('sha256', secret).update('visit ticket').digest();

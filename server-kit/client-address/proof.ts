import { createHmac } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

import { isSame, type Key, type Keyring, splitId, withId } from '../keyring';

const ADDRESS = 'x-client-address';
const PROOF = 'x-client-proof';

/** Proves a client's address to an api that has the same secret, so that the api need not trust anybody else. */
export interface ClientProofs {
  /** Headers that prove that the client has this address. They are valid for this address alone. */
  prove(address: string): Record<string, string>;
  /** The client address that headers prove; undefined when they prove none. */
  proven(headers: IncomingHttpHeaders): string | undefined;
}

/** @param keys of the installation: APP_SECRET, or those in the data folder */
export function clientProofs(keys: Keyring): ClientProofs {
  const derived = new Map(keys.all.map((key) => [key.id, derive(key)]));
  const proof = ({ id }: Key, address: string) =>
    createHmac('sha256', derived.get(id)!).update(address).digest();
  return {
    prove(address) {
      const { current } = keys;
      const shown = withId(current, proof(current, address).toString('base64url'));
      return { [ADDRESS]: address, [PROOF]: shown };
    },
    proven({ [ADDRESS]: address, [PROOF]: given }) {
      if (typeof address !== 'string' || typeof given !== 'string') return undefined;
      const written = splitId(keys, given);
      if (!written) return undefined;
      const shown = Buffer.from(written.text, 'base64url');
      return isSame(shown, proof(written.key, address)) ? address : undefined;
    },
  };
}

const derive = ({ secret }: Key) => createHmac('sha256', secret).update('client address').digest();

/** Whether a request names a client address, proven or not: it was forwarded then. */
export const isPassedOn = (headers: IncomingHttpHeaders) =>
  FORWARDED.some((name) => headers[name] !== undefined);

const FORWARDED = ['x-forwarded-for', 'forwarded', 'via', 'x-real-ip', ADDRESS];

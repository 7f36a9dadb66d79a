import { createHmac } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

import { isSame, type Key, type Keyring, splitId, withId } from '../keyring';

const ADDRESS = 'x-client-address';
const PROOF = 'x-client-proof';

/** Says who asks, so that an api believes it of an edge with the same secret, and of nobody else. */
export interface ClientProofs {
  /** Headers that say `address` asks. They are good for this address alone. */
  prove(address: string): Record<string, string>;
  /** The address that headers prove; undefined when they prove none. */
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

/** Whether a request says anything of who asks, proven or not: then somebody passed it on. */
export const isPassedOn = (headers: IncomingHttpHeaders) =>
  FORWARDED.some((name) => headers[name] !== undefined);

const FORWARDED = ['x-forwarded-for', 'forwarded', 'via', 'x-real-ip', ADDRESS];

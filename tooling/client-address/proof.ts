import { createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

const ADDRESS = 'x-client-address';
const PROOF = 'x-client-proof';

/** Says who asks, so that an api believes it of an edge with the same secret, and of nobody else. */
export interface ClientProofs {
  /** Headers that say `address` asks. They are good for this address alone. */
  prove(address: string): Record<string, string>;
  /** The address that headers prove; undefined when they prove none. */
  proven(headers: IncomingHttpHeaders): string | undefined;
}

/** @param secret of the installation: APP_SECRET, or the key in the data folder */
export function clientProofs(secret: string): ClientProofs {
  const key = createHmac('sha256', secret).update('client address').digest();
  const proof = (address: string) => createHmac('sha256', key).update(address).digest();
  return {
    prove: (address) => ({ [ADDRESS]: address, [PROOF]: proof(address).toString('base64url') }),
    proven({ [ADDRESS]: address, [PROOF]: given }) {
      if (typeof address !== 'string' || typeof given !== 'string') return undefined;
      const right = proof(address);
      const shown = Buffer.from(given, 'base64url');
      return shown.length === right.length && timingSafeEqual(shown, right) ? address : undefined;
    },
  };
}

/** Whether a request says anything of who asks, proven or not: then somebody passed it on. */
export const isPassedOn = (headers: IncomingHttpHeaders) =>
  FORWARDED.some((name) => headers[name] !== undefined);

const FORWARDED = ['x-forwarded-for', 'forwarded', 'via', 'x-real-ip', ADDRESS];

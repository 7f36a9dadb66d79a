import { Resolver } from 'node:dns/promises';

import { isPublicAddress } from './isPublicAddress';

/** Name resolution and rules for addresses that people enter. */
export interface Network {
  /** All IP addresses of a name; none when it is unknown. */
  resolve(name: string, signal: AbortSignal): Promise<string[]>;
  mayConnect(address: string): boolean;
  ports: readonly number[];
  /** Additional trusted certificates. */
  ca?: string;
  /** An origin without restrictions: a test's feed server on this machine. */
  testOrigin?: string;
}

/** The internet, with names from DNS, not from this machine's hosts file. */
export const internet: Network = {
  async resolve(name, signal) {
    const resolver = new Resolver({ timeout: 2_000, tries: 2 });
    signal.addEventListener('abort', () => resolver.cancel(), { once: true });
    const found = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)]);
    return found.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
  },
  mayConnect: isPublicAddress,
  ports: [443, 8443],
};

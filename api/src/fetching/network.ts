import { Resolver } from 'node:dns/promises';

import { isPublicAddress } from './isPublicAddress';

/** Where addresses that people give may lead. */
export interface Network {
  /** All IP addresses of a name; none when it is unknown. */
  resolve(name: string, signal: AbortSignal): Promise<string[]>;
  mayConnect(address: string): boolean;
  ports: readonly number[];
  /** Certificates to trust besides the usual ones. */
  ca?: string;
  /** One origin to which no rule applies: a feed server of a test, on this machine. */
  testOrigin?: string;
}

/** The internet: names as its name servers know them, not as this machine's files do. */
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

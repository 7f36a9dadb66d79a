import { network } from '../client-address';

/** The /24 of an IPv4 address or the /48 of an IPv6 address: a person with one address often has its neighbours too. */
export function coarseNetwork(ip: string): string {
  const own = network(ip);
  return own.includes(':')
    ? `${own.split(':').slice(0, 3).join(':')}::/48`
    : own.replace(/\.\d+$/, '.0/24');
}

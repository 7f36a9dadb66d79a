import { isIP } from 'node:net';
import { isAmong } from 'server-kit/client-address';

/** Reserved, private, shared and multicast networks (IANA registry of special-purpose addresses). */
const SPECIAL_IPV4 = isAmong([
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.31.196.0/24',
  '192.52.193.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '192.175.48.0/24',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
  '168.63.129.16/32', // looks public, but is the metadata service of a large cloud
]);

/** All allocated addresses. Loopback, local, mapped (`::ffff:`) and NAT64 addresses are outside. */
const GLOBAL_IPV6 = isAmong(['2000::/3']);

/** Excluded within it: protocol assignments and Teredo, documentation, 6to4, AS112. */
const SPECIAL_IPV6 = isAmong([
  '2001::/23',
  '2001:db8::/32',
  '2002::/16',
  '3fff::/20',
  '2620:4f:8000::/48',
]);

/** Whether an IP address is public, and does not lead back to our network. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !SPECIAL_IPV4(address);
  return family === 6 && GLOBAL_IPV6(address) && !SPECIAL_IPV6(address);
}

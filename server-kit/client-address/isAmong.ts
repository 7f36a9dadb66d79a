import { BlockList, isIP, isIPv6 } from 'node:net';

/**
 * Makes a test for whether an address is in one of several networks in CIDR form; `::ffff:10.0.0.1` counts as 10.0.0.1.
 */
export function isAmong(networks: readonly string[]): (address: string) => boolean {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', bits] = network.split('/');
    const family = isIPv6(address) ? 'ipv6' : 'ipv4';
    list.addSubnet(address, Number(bits ?? (family === 'ipv6' ? 128 : 32)), family);
  }
  return (address) => isIP(address) > 0 && list.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}

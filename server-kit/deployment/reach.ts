import { BlockList, isIP } from 'node:net';

/** Who can come to an address: this machine alone, its private network, or everybody. */
export type Reach = 'machine' | 'network' | 'everybody';

const machine = new BlockList();
machine.addSubnet('127.0.0.0', 8, 'ipv4');
machine.addAddress('::1', 'ipv6');

const network = new BlockList();
for (const [subnet, bits] of [
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
] as const) {
  network.addSubnet(subnet, bits, 'ipv4');
}
network.addSubnet('fc00::', 7, 'ipv6');
network.addSubnet('fe80::', 10, 'ipv6');

const MACHINE_NAME = /(^|\.)localhost$/;
/** A name of one word, and the endings no public name server answers for. */
const NETWORK_NAME = /^[^.]+$|\.(local|lan|internal|test|home\.arpa)$/;

/** @param host a name or an address as it stands in a URL, IPv6 with or without its brackets */
export function reachOfHost(host: string): Reach {
  const name = host
    .replace(/^\[|\]$/g, '')
    .replace(/\.$/, '')
    .toLowerCase();
  const family = isIP(name);
  if (family > 0) return reachOfAddress(name, family === 6 ? 'ipv6' : 'ipv4');
  if (MACHINE_NAME.test(name)) return 'machine';
  return NETWORK_NAME.test(name) ? 'network' : 'everybody';
}

/** Of a URL that was checked to be one. */
export const reachOf = (url: string): Reach => reachOfHost(new URL(url).hostname);

function reachOfAddress(address: string, family: 'ipv4' | 'ipv6'): Reach {
  if (machine.check(address, family)) return 'machine';
  return network.check(address, family) ? 'network' : 'everybody';
}

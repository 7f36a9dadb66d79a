import { isIP } from 'node:net';

import { isAmong } from '../client-address';

/** Who can reach an address: this machine alone, its private network, or everybody. */
export type Reach = 'machine' | 'network' | 'everybody';

const isOfMachine = isAmong(['127.0.0.0/8', '::1']);
const isOfNetwork = isAmong([
  '10.0.0.0/8',
  '172.16.0.0/12',
  '192.168.0.0/16',
  '169.254.0.0/16',
  'fc00::/7',
  'fe80::/10',
]);

const MACHINE_NAME = /(^|\.)localhost$/;
/** A host name without dots, or with an ending that no public name server resolves. */
const NETWORK_NAME = /^[^.]+$|\.(local|lan|internal|test|home\.arpa)$/;

/** @param host a name or an address as written in a URL, IPv6 with or without its brackets */
export function reachOfHost(host: string): Reach {
  const name = host
    .replace(/^\[|\]$/g, '')
    .replace(/\.$/, '')
    .toLowerCase();
  if (isOfMachine(name) || MACHINE_NAME.test(name)) return 'machine';
  const isNear = isIP(name) > 0 ? isOfNetwork(name) : NETWORK_NAME.test(name);
  return isNear ? 'network' : 'everybody';
}

/** The reach of a valid URL. */
export const reachOf = (url: string): Reach => reachOfHost(new URL(url).hostname);

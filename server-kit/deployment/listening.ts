import { isIPv6 } from 'node:net';
import { networkInterfaces } from 'node:os';

import { reachOf } from './reach';

/** Every address of this machine. */
export function ownAddresses(): string[] {
  return Object.values(networkInterfaces()).flatMap(
    (all) => all?.map(({ address }) => address) ?? [],
  );
}

/**
 * The address the edge listens on unless HOST is set. A product at `localhost` is for this machine alone. One in the
 * private network does not listen on IPv6, where every address is public.
 * @param addresses of this machine
 */
export function defaultHost(publicUrl: string, addresses: string[] = ownAddresses()): string {
  const reach = reachOf(publicUrl);
  if (reach === 'machine') return '127.0.0.1';
  const both = addresses.some((address) => address.includes(':'));
  return reach === 'everybody' && both ? '::' : '0.0.0.0';
}

/** The addresses that `host` means: a wildcard means all addresses of the machine. */
export function listeningAddresses(host: string, addresses: string[]): string[] {
  const name = canonical(host);
  if (name === '0.0.0.0') return addresses.filter((address) => !address.includes(':'));
  return name === '[::]' ? addresses : [name];
}

/** Normalizes an address, which can be written in many ways: `0`, `0x0` and `::0` are wildcards too. */
function canonical(host: string): string {
  const url = `http://${isIPv6(host) ? `[${host}]` : host}`;
  return URL.canParse(url) ? new URL(url).hostname : host;
}

import { isIP } from 'node:net';

import { FetchFault } from './FetchFault';
import type { Network } from './network';

/** Where to connect: the checked IP address, so that no name is resolved after the check. */
export interface Target {
  url: URL;
  addresses: string[];
}

const MAX_URL_LENGTH = 2_000;
const LOCAL_NAME =
  /(^|\.)(localhost|local|internal|intranet|lan|home|corp|arpa|test|invalid|onion)$/;

/**
 * Parses an address as entered, including `webcal://`.
 * @throws FetchFault 'address'
 */
export function parseAddress(text: string, { ports, testOrigin }: Network): URL {
  const written = overHttps(text);
  if (written.length > MAX_URL_LENGTH || !URL.canParse(written)) throw new FetchFault('address');
  const url = new URL(written);
  url.hash = '';
  if (url.origin === testOrigin) return url;
  const name = nameOf(url);
  const wrong =
    url.protocol !== 'https:' ||
    url.username + url.password !== '' ||
    !ports.includes(Number(url.port || 443)) ||
    isIP(name) > 0 ||
    !name.includes('.') ||
    LOCAL_NAME.test(name);
  if (wrong) throw new FetchFault('address');
  return url;
}

/** Replaces `webcal://`, which programs use for calendar feeds, by https. */
export const overHttps = (text: string) => text.trim().replace(/^webcals?:/i, 'https:');

/**
 * Resolves a name once. If any of its addresses is forbidden, it is refused as a whole.
 * @throws FetchFault 'unreachable', whether the name is unknown or forbidden
 */
export async function checkTarget(
  url: URL,
  network: Network,
  signal: AbortSignal,
): Promise<Target> {
  if (url.origin === network.testOrigin) return { url, addresses: ['127.0.0.1'] };
  const addresses = await Promise.race([network.resolve(nameOf(url), signal), endOf(signal)]);
  if (addresses.length === 0 || !addresses.every(network.mayConnect))
    throw new FetchFault('unreachable');
  return { url, addresses };
}

const endOf = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    const end = () => reject(new FetchFault('slow'));
    if (signal.aborted) end();
    else signal.addEventListener('abort', end, { once: true });
  });

/** Without the brackets of IPv6 and the trailing dot. */
const nameOf = ({ hostname }: URL) => hostname.replace(/^\[|\]$|\.$/g, '');

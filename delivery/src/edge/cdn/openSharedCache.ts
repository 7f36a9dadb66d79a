import { WrongVariable } from 'server-kit/environment';

import { fastlyCache } from './fastly';
import { nginxCache } from './nginx';
import type { SharedCache } from './SharedCache';

/**
 * The cache in front of the edges, as configured in CDN_URL. A token is percent-encoded where it contains `/`, `@` or
 * `%`; `?tls=off` is for a service in the private network.
 * @throws WrongVariable when CDN_URL has another form
 */
export function openSharedCache(address: string | undefined): SharedCache | undefined {
  if (address === undefined) return undefined;
  const { protocol, host, pathname, username, password, searchParams } = new URL(address);
  if (protocol === 'nginx:') {
    if (host !== '' || pathname.length < 2) throw new WrongVariable(ADDRESS_FORMAT);
    return nginxCache(decodeURIComponent(pathname));
  }
  if (!host || !username || !password) throw new WrongVariable(ADDRESS_FORMAT);
  const scheme = searchParams.get('tls') === 'off' ? 'http' : 'https';
  const [service, token] = [username, password].map(decodeURIComponent) as [string, string];
  return fastlyCache(`${scheme}://${host}`, service, token);
}

const ADDRESS_FORMAT =
  'CDN_URL must be like fastly://service:token@api.fastly.com or nginx:///var/cache/nginx/quest.';

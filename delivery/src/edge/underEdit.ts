import type { Composition } from 'contract/registry';
import { WATCHDOG } from './document/inlineScripts';
import { LOCAL, previewRequestsIn } from './previewRequests';

/** Remotes in development, with the address of their development server. */
export type UnderEdit = Readonly<Record<string, string>>;

export const isEdited = (edited: UnderEdit) => Object.keys(edited).length > 0;

/** Remotes that an address requests from a server on this machine: `?mfe=remote-x@http://localhost:3103`. */
export function editedIn(url: string): UnderEdit {
  const local = previewRequestsIn(url).filter(({ release }) => LOCAL.test(release));
  return Object.fromEntries(local.map(({ remote, release }) => [remote, release]));
}

/** The composition with remotes in development instead of their releases. Never in production. */
export function withEdited(composition: Composition, edited: UnderEdit): Composition {
  if (!isEdited(edited)) return composition;
  const remotes = Object.entries(composition.remotes).map(([name, composed]) => {
    const address = edited[name];
    if (!address) return [name, composed] as const;
    const container = `${name.replace(/\W/g, '_')}__dev`;
    const candidate = { id: 'dev', container, entry: 'remoteEntry.js', integrity: '' };
    return [name, { ...composed, candidates: [{ ...candidate, base: `${address}/` }] }] as const;
  });
  return { ...composition, remotes: Object.fromEntries(remotes) };
}

/**
 * The policy of a page with remotes in development: their servers may send code and reload it, and development builds
 * of styled-components write into style tags.
 */
export function editPolicy(edited: UnderEdit): string {
  const servers = Object.values(edited);
  const sockets = servers.map((address) => address.replace(/^http/, 'ws'));
  const [from, to] = [servers.join(' '), [...servers, ...sockets].join(' ')];
  return [
    "default-src 'self'",
    `script-src 'self' ${WATCHDOG.source} ${from}`,
    "style-src 'self' 'unsafe-inline'",
    `connect-src 'self' ${to}`,
    `img-src 'self' data: blob: ${from}`,
    `media-src 'self' ${from}`,
    `font-src 'self' ${from}`,
  ].join('; ');
}

import type { Deps } from '../../deps/deps';
import { productTitle } from '../../mail/site';

/** Who asks for passkeys: they are made for this site, and signed for no other. */
export function relyingParty({ config }: Pick<Deps, 'config'>) {
  const { origin, hostname } = new URL(config.publicUrl);
  return { name: productTitle(config), id: hostname, origin };
}

/** Decodes X.509, CBOR and COSE: read when the first passkey is asked for, not at start. */
export const webAuthn = () => import('@simplewebauthn/server');

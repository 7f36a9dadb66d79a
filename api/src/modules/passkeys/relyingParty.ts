import type { Deps } from '../../deps/deps';
import { productTitle } from '../../mail/site';

/** The relying party: passkeys are created for this site and valid for no other. */
export function relyingParty({ config }: Pick<Deps, 'config'>) {
  const { origin, hostname } = new URL(config.publicUrl);
  return { name: productTitle(config), id: hostname, origin };
}

/** Decodes X.509, CBOR and COSE; loaded with the first passkey, not at start. */
export const webAuthn = () => import('@simplewebauthn/server');

import { OAuth2Server } from 'oauth2-mock-server';

import { type OwnProduct, ownProduct } from './ownProduct';

/** The provider's claims about a person who signs in. */
interface Person {
  sub: string;
  email: string;
  given_name: string;
  family_name: string;
}

/** A product with Google sign-in; an OpenID provider on this machine stands in for Google. */
export interface GoogleProduct extends OwnProduct {
  /** The person at the provider's page; null for somebody who denies access there. */
  visitor: Person | null;
}

/** Starts both. */
export async function googleProduct(): Promise<GoogleProduct> {
  const provider = new OAuth2Server();
  await provider.issuer.keys.generate('RS256');
  await provider.start(0, 'localhost');
  const own = await ownProduct({
    DEMO: '0',
    GOOGLE_CLIENT_ID: 'the-product',
    GOOGLE_CLIENT_SECRET: 'known to both',
    GOOGLE_ISSUER: provider.issuer.url!,
  }).catch(async (error: unknown) => {
    await provider.stop();
    throw error;
  });
  const product: GoogleProduct = {
    ...own,
    visitor: null,
    async stop() {
      await own.stop();
      await provider.stop();
    },
  };
  play(provider, product);
  return product;
}

/** The provider signs the visitor in, or redirects with an access-denied error. */
function play(provider: OAuth2Server, product: GoogleProduct): void {
  let nonce: unknown;
  provider.service.on('beforeAuthorizeRedirect', ({ url }: { url: URL }, { query }) => {
    nonce = (query as { nonce?: unknown }).nonce;
    if (product.visitor) return;
    url.searchParams.delete('code');
    url.searchParams.set('error', 'access_denied');
  });
  provider.service.on('beforeTokenSigning', ({ payload }: { payload: object }) => {
    Object.assign(payload, product.visitor, { email_verified: true, nonce });
  });
}

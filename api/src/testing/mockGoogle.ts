import { OAuth2Server } from 'oauth2-mock-server';

import type { TestKit } from './testApp';

/** An OpenID provider for the tests of one file; its URL is known once the tests run. */
export function mockGoogle() {
  const config = { clientId: 'our-client', clientSecret: 'secret', issuer: '' };
  const provider = new OAuth2Server();
  let claims: Record<string, unknown> = {};

  beforeAll(async () => {
    await provider.issuer.keys.generate('RS256');
    await provider.start(0, '127.0.0.1');
    config.issuer = provider.issuer.url!;
    provider.service.on('beforeTokenSigning', ({ payload }) => Object.assign(payload, claims));
  });
  afterAll(() => provider.stop());

  return {
    config,

    /** A person signs in with Google, where `email` is verified. */
    async signIn(kit: Pick<TestKit, 'get'>, sub: string, email: string) {
      const start = await kit.get('/auth/google');
      const cookie = String(start.headers['set-cookie']).split(';')[0]!;
      const address = new URL(start.body.url);
      const nonce = address.searchParams.get('nonce');
      claims = { sub, email, email_verified: true, given_name: 'G', family_name: 'G', nonce };
      const { headers } = await fetch(address, { redirect: 'manual' });
      const query = new URL(headers.get('location')!).search;
      return kit.get(`/auth/callback/google${query}`, { headers: { cookie } });
    },
  };
}

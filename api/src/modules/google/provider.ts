import type { Configuration } from 'openid-client';

import type { Config } from '../../app/env';
import { unprocessable } from '../../app/httpError';
import { newSecret } from '../../app/secrets';
import type { Flow } from './flows';

/** Identity claims of the provider. */
export interface Claims {
  issuer: string;
  subject: string;
  email: string;
  emailVerified: boolean;
  name: string;
  surname: string;
}

type Provider = NonNullable<Config['google']>;

/** The OpenID Connect provider. Its metadata is read once. */
export function openIdProvider(google: Provider, { publicUrl, production }: Config) {
  const redirectUri = `${publicUrl}/auth/callback/google`;
  let known: Promise<Configuration> | undefined;

  async function discover(): Promise<Configuration> {
    const { allowInsecureRequests, discovery, enableNonRepudiationChecks } = await import(
      'openid-client'
    );
    const issuer = new URL(google.issuer);
    const insecure = issuer.protocol === 'http:' && !production ? [allowInsecureRequests] : [];
    // Without it the library does not check the signature, because it relies on TLS.
    const execute = [enableNonRepudiationChecks, ...insecure];
    return discovery(issuer, google.clientId, google.clientSecret, undefined, { execute });
  }

  function configuration(): Promise<Configuration> {
    known ??= discover().catch((error) => {
      known = undefined; // the next call tries again
      throw error;
    });
    return known;
  }

  return {
    /** @returns the address to redirect the browser to, and what its callback must prove */
    async start(now: Date): Promise<{ url: string; flow: Flow }> {
      const { buildAuthorizationUrl, calculatePKCECodeChallenge } = await import('openid-client');
      const [state, nonce, verifier] = [newSecret(), newSecret(), newSecret()];
      const url = buildAuthorizationUrl(await configuration(), {
        redirect_uri: redirectUri,
        scope: 'openid email profile',
        code_challenge: await calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        state,
        nonce,
      });
      return { url: url.href, flow: { state, nonce, verifier, startedAt: now.getTime() } };
    },

    /**
     * Exchanges the code and checks the identity token: signature, issuer, audience, expiry, nonce.
     * @throws the error of the failed check
     */
    async finish(query: Record<string, string>, flow: Flow): Promise<Claims> {
      const { authorizationCodeGrant } = await import('openid-client');
      // The redirect address comes from the configuration, never from a request.
      const came = new URL(`${redirectUri}?${new URLSearchParams(query)}`);
      const tokens = await authorizationCodeGrant(await configuration(), came, {
        pkceCodeVerifier: flow.verifier,
        expectedState: flow.state,
        expectedNonce: flow.nonce,
        idTokenExpected: true,
      });
      const claims = tokens.claims();
      if (!claims || typeof claims.email !== 'string')
        throw unprocessable('Google sent no address.');
      const text = (claim: unknown) => (typeof claim === 'string' ? claim : '');
      return {
        issuer: claims.iss,
        subject: claims.sub,
        email: claims.email.trim().toLowerCase(),
        emailVerified: claims.email_verified === true,
        name: text(claims.given_name) || text(claims.name),
        surname: text(claims.family_name),
      };
    },
  };
}

import { OAuth2Server } from 'oauth2-mock-server';

import { readConfig } from '../../app/env';
import { openIdProvider } from './provider';

const server = new OAuth2Server();
/** Tampers with the identity token in transit. */
let onTheWay = (token: string) => token;
let claims = {};

beforeAll(async () => {
  await server.issuer.keys.generate('RS256');
  await server.start(0, '127.0.0.1');
  server.service.on('beforeTokenSigning', ({ payload }) => Object.assign(payload, claims));
  server.service.on('beforeResponse', ({ body }) => {
    body.id_token = onTheWay(body.id_token);
  });
});
afterAll(() => server.stop());

/** Signs in as a person with valid claims. */
async function signIn() {
  const google = { clientId: 'our-client', clientSecret: 'secret', issuer: server.issuer.url! };
  const provider = openIdProvider(google, readConfig({ DATA_DIR: '/tmp' }));
  const { url, flow } = await provider.start(new Date(0));
  claims = { email: 'ana@people.example', email_verified: true, nonce: flow.nonce };
  const { headers } = await fetch(url, { redirect: 'manual' });
  const query = new URL(headers.get('location')!).searchParams;
  return provider.finish(Object.fromEntries(query), flow);
}

const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
const decode = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString());

describe('an identity token', () => {
  it('is accepted as the provider signed it', async () => {
    onTheWay = (token) => token;

    expect(await signIn()).toMatchObject({ email: 'ana@people.example' });
  });

  it.each([
    ['changed in transit', {}],
    ['not signed at all', { alg: 'none' }],
  ])('that was %s is refused', async (_what, more) => {
    onTheWay = (token) => {
      const [head = '', payload = '', signature = ''] = token.split('.');
      const forged = { ...decode(payload), email: 'victim@people.example' };
      return [encode({ ...decode(head), ...more }), encode(forged), signature].join('.');
    };

    await expect(signIn()).rejects.toThrow();
  });
});

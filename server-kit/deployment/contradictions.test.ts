import { findContradictions } from './contradictions';

/** A laptop in a home network, with an IPv6 address that everybody could reach. */
const LAPTOP = ['127.0.0.1', '::1', '192.168.1.7', 'fe80::1', '2a01:4f8::7'];
/** A rented machine. */
const SERVER = ['127.0.0.1', '::1', '203.0.113.9', '2a01:4f8::9'];

const PUBLIC = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://quest.example',
  DATABASE_URL: 'postgres://db/quest',
  APP_SECRET: 'a'.repeat(32),
};

/** The variables that the sentences begin with. */
const found = (env: Record<string, string | undefined>, addresses = SERVER) =>
  findContradictions(env, addresses).map((sentence) => /^\w+/.exec(sentence)![0]);

describe('a product may start', () => {
  it.each([
    ['with no variable at all', {}],
    ['on another port', { PORT: '8080' }],
    ['under any name of this machine', { PUBLIC_URL: 'http://quest.localhost:3000' }],
    ['written in numbers', { PUBLIC_URL: 'http://2130706433:3000' }],
    ['for a phone next to it', { PUBLIC_URL: 'http://192.168.1.7:3000' }],
    ['for a phone that knows its name', { PUBLIC_URL: 'http://laptop.local:3000' }],
    ['in a container of a laptop', { HOST: '0.0.0.0' }],
    ['without limits, for tests', { RATE_LIMITS: 'off' }],
    ['with a remote under edit', { DEV_REMOTES: 'remote-founder=http://localhost:3103' }],
    ['a rehearsal of production', { NODE_ENV: 'production', PUBLIC_URL: 'http://localhost:3000' }],
  ])('%s', (_, env) => {
    expect(found(env, LAPTOP)).toEqual([]);
  });

  it.each([
    ['as a public site', PUBLIC],
    [
      'over a store with keys',
      { ...PUBLIC, STORE_URL: '/srv/store', MFE_TRUST: '/etc/trust.json' },
    ],
    ['on one machine', { ...PUBLIC, DATABASE_URL: '', APP_SECRET: '' }],
    ['with names that only sound local', { ...PUBLIC, PUBLIC_URL: 'https://localhost.example' }],
  ])('%s', (_, env) => {
    expect(found(env)).toEqual([]);
  });
});

describe('a product may not start', () => {
  it('as a public site with the defaults of a laptop, and reports all contradictions at once', () => {
    expect(found({ PUBLIC_URL: 'http://quest.example', RATE_LIMITS: 'off' })).toEqual([
      'PUBLIC_URL',
      'PUBLIC_URL',
      'DEMO',
      'RATE_LIMITS',
    ]);
  });

  it.each([
    [{ PUBLIC_URL: 'https://localhost@quest.example' }, 'PUBLIC_URL'],
    [{ PUBLIC_URL: 'https://192.168.1.7.quest.example' }, 'PUBLIC_URL'],
    [{ PUBLIC_URL: 'https://[2a01:4f8::9]' }, 'PUBLIC_URL'],
    [{ PUBLIC_URL: 'https://[::ffff:203.0.113.9]' }, 'PUBLIC_URL'],
    [{ PUBLIC_URL: 'HTTPS://QUEST.EXAMPLE.' }, 'PUBLIC_URL'],
  ])('%j without NODE_ENV=production', (env, name) => {
    expect(found({ ...PUBLIC, ...env, NODE_ENV: '' })).toEqual([name]);
  });

  it.each([
    ['NODE_ENV', { PUBLIC_URL: '' }],
    ['PUBLIC_URL', { PUBLIC_URL: 'http://quest.example' }],
    ['DEMO', { DEMO: '1' }],
    ['RATE_LIMITS', { RATE_LIMITS: 'off' }],
    ['DATABASE_URL', { APP_SECRET: ' ' }],
    ['STORE_URL', { STORE_URL: 's3://k:s@s3.example/quest', MFE_TRUST: ' ' }],
    ['APP_SECRET', { REPORT_KEY: PUBLIC.APP_SECRET }],
    ['APP_SECRET', { MAIL_REPORT_KEY: `1:${'b'.repeat(32)},0:${PUBLIC.APP_SECRET}` }],
    ['API_URL', { API_URL: 'http://api.example' }],
    ['GOOGLE_ISSUER', { GOOGLE_ISSUER: 'HTTP://issuer.example' }],
    ['ANALYTICS_SCRIPT', { ANALYTICS_SCRIPT: 'http://a.example/a.js' }],
    ['CORS_ORIGINS', { CORS_ORIGINS: 'https://a.example, http://b.example' }],
    ['DEV_REMOTES', { DEV_REMOTES: 'remote-founder=http://localhost:3103' }],
  ])('as a public site: %s, given %j', (name, env) => {
    expect(found({ ...PUBLIC, ...env })).toEqual([name]);
  });

  it.each(['0.0.0.0', '::', '0', '0x0', '::0', '203.0.113.9', 'quest.example'])(
    'with demo accounts on an internet server that listens on %s',
    (HOST) => {
      expect(found({ HOST })).toEqual(['DEMO']);
    },
  );

  it('and the message hides the password in a URL', () => {
    const [sentence] = findContradictions({ PUBLIC_URL: 'https://ana:hunter2@quest.example' });

    expect(sentence).toContain('https://quest.example');
    expect(sentence).not.toContain('hunter2');
  });

  it('but a variable that is invalid by itself is left to its reader', () => {
    expect(found({ PUBLIC_URL: 'quest', PORT: 'http' })).toEqual([]);
  });
});

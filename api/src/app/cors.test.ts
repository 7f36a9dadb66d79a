import { testApp } from '../testing';

const SITE = 'http://localhost:3000';
const PARTNER = 'https://partner.example';
const kit = testApp({ config: { origins: [SITE, PARTNER] } });

/** Origins that resemble one of the two, an empty one, or a wildcard. */
const STRANGERS = [
  'null',
  '*',
  'undefined',
  '',
  ' ',
  'file://',
  'data:',
  'about:blank',
  'http://',
  'http://localhost',
  'https://localhost:3000',
  'http://localhost:3001',
  'http://localhost:30000',
  'http://localhost:3000.evil.example',
  'http://localhost:3000@evil.example',
  `${SITE}/`,
  'http://127.0.0.1:3000',
  'http://[::1]:3000',
  'HTTP://LOCALHOST:3000',
  `${SITE}, ${PARTNER}`,
  'http://partner.example',
  'https://partner.example:444',
  'https://partner.example.evil.example',
  'https://evilpartner.example',
  'https://evil.partner.example',
  'https://partner.exampleevil',
  'https://partner_example',
  'https://partner.example%00',
  'https://partner.example\t',
  'partner.example',
  'https://pаrtner.example',
  'chrome-extension://partner.example',
];

const shared = (headers: Record<string, unknown>) =>
  Object.keys(headers).filter((name) => name.startsWith('access-control'));

const preflight = (origin: string) =>
  kit.app.inject({
    method: 'OPTIONS',
    url: '/api/login',
    headers: { origin, 'access-control-request-method': 'POST' },
  });

it.each([SITE, PARTNER])('lets pages of %s call and read, with cookies', async (origin) => {
  const allowed = {
    'access-control-allow-origin': origin,
    'access-control-allow-credentials': 'true',
  };
  const read = await kit.get('/startups', { headers: { origin } });
  const asked = await preflight(origin);

  expect(read).toMatchObject({ status: 200, headers: allowed });
  for (const name of ['date', 'x-auth-state', 'idempotency-refused'])
    expect(read.headers['access-control-expose-headers']).toContain(name);
  expect(asked.statusCode).toBe(204);
  expect(asked.headers).toMatchObject({
    ...allowed,
    'access-control-allow-methods': 'GET, POST, DELETE',
  });
});

it.each(STRANGERS)('gives pages of %j no CORS headers', async (origin) => {
  const read = await kit.get('/startups', { headers: { origin: encodeURI(origin) } });
  const asked = await preflight(encodeURI(origin));

  expect(shared(read.headers)).toEqual([]);
  expect(String(read.headers.vary).toLowerCase()).toContain('origin');
  expect(asked.statusCode).toBe(204); // allowed methods, but no origin
  expect(shared(asked.headers)).toEqual([]);
});

import { testApp } from '../testing';

const kit = testApp();

const STRICT = {
  'content-security-policy': expect.stringContaining("default-src 'none'"),
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': expect.stringMatching(/^(same|cross)-origin$/),
  'permissions-policy': expect.stringContaining('camera=()'),
  'x-request-id': expect.stringMatching(/^[\w-]{8,64}$/),
};

function expectStrict(headers: Record<string, unknown>) {
  expect(headers).toMatchObject(STRICT);
  expect(headers).not.toHaveProperty('x-powered-by');
  expect(headers).not.toHaveProperty('server');
}

it('are sent with every response', async () => {
  const statuses = new Set<number>();
  for (const route of kit.app.routeList) {
    const [method = '', pattern = ''] = route.split(' ');
    const url = pattern.replace(/:\w+|\*/g, '1');
    const answer = await kit.app.inject({ method: method as 'GET', url });

    statuses.add(answer.statusCode);
    expectStrict(answer.headers);
  }
  for (const status of [200, 401, 404, 422]) expect(statuses).toContain(status);
});

it.each([
  ['nothing there', { url: '/nothing' }, 404],
  ['a startup whose slug is far too long', { url: `/api/public/startups/${'ž'.repeat(300)}` }, 404],
  ['a path that cannot be read', { url: '/api/users/%' }, 400],
  ['a path without end', { url: `/api/users/${'1'.repeat(5_000)}` }, 414],
  ['no JSON', { method: 'POST', url: '/api/login', payload: '{', type: 'application/json' }, 422],
  ['a foreign type', { method: 'POST', url: '/api/login', payload: 'a', type: 'text/plain' }, 415],
  [
    'too much',
    { method: 'POST', url: '/api/login', payload: 'a'.repeat(70_000), type: 'application/json' },
    413,
  ],
  ['a method there is not', { method: 'PUT', url: '/api/login' }, 405],
] as const)('are sent with errors: %s', async (_what, { url, ...more }, status) => {
  const {
    method = 'GET',
    payload,
    type,
  } = { payload: undefined, type: undefined, ...more } as {
    method?: 'GET';
    payload?: string;
    type?: string;
  };
  const headers = type ? { 'content-type': type } : {};
  const answer = await kit.app.inject({ method, url, payload, headers });

  expect(answer.statusCode).toBe(status);
  expect(Object.keys(answer.json())).toEqual(expect.arrayContaining(['message']));
  expect(answer.body.length).toBeLessThan(400);
  expectStrict(answer.headers);
});

it('keep a valid request id of the edge', async () => {
  const ask = (id: string) => kit.get('/startups', { headers: { 'x-request-id': id } });

  const id = '0b6f2a1e-3c4d-4e5f-8a9b-0c1d2e3f4a5b';
  expect((await ask(id)).headers['x-request-id']).toBe(id);
  expect((await ask('a b')).headers['x-request-id']).not.toBe('a b');
});

import { testApp } from '../testing';

const kit = testApp();

const ask = (method: string, url: string, headers = {}) =>
  kit.app.inject({ method: method as 'GET', url, headers });

it.each([
  ['DELETE', '/api/startups', 'GET, HEAD, OPTIONS'],
  ['POST', '/api/startups', 'GET, HEAD, OPTIONS'],
  ['GET', '/api/login', 'POST, OPTIONS'],
  ['HEAD', '/api/login', 'POST, OPTIONS'],
  ['PUT', '/api/users/12?page=2', 'GET, HEAD, OPTIONS'],
  ['PATCH', '/api/account/social-links', 'GET, HEAD, POST, OPTIONS'],
  ['PROPFIND', '/api/startups/12/updates', 'GET, HEAD, POST, OPTIONS'],
  ['PUT', '/api/startups/12/updates/5', 'DELETE, POST, OPTIONS'],
  ['POST', '/media/a/b.webp', 'GET, HEAD, OPTIONS'],
])('refuses %s %s, and lists the allowed methods', async (method, url, allow) => {
  const { statusCode, headers, body } = await ask(method, url);

  expect([statusCode, headers.allow]).toEqual([405, allow]);
  expect(headers['cache-control']).toBe('no-store');
  if (method !== 'HEAD')
    expect(JSON.parse(body)).toEqual({ message: 'This address does not support this method.' });
});

it.each([
  ['/api/login', 'POST, OPTIONS'],
  ['/api/startups', 'GET, HEAD, OPTIONS'],
])('lists the methods of %s', async (url, allow) => {
  const { statusCode, headers, body } = await ask('OPTIONS', url);
  expect([statusCode, headers.allow, body]).toEqual([204, allow, '']);
});

it.each(['GET', 'POST', 'DELETE', 'OPTIONS', 'PROPFIND'])(
  'is 404 for %s on an unknown address',
  async (method) => {
    for (const url of ['/', '/api', '/api/nothing', '/api/startups/', '/api/login/x']) {
      const { statusCode, headers } = await ask(method, url);
      expect([url, statusCode, headers.allow]).toEqual([url, 404, undefined]);
    }
  },
);

it('does not reveal the staff area and calls with a key', async () => {
  const hidden = kit.app.routeList
    .map((route) => route.split(' ')[1]!.replace(/:\w+/g, '1'))
    .filter((url) => url.startsWith('/api/staff/'));
  expect(hidden.length).toBeGreaterThan(20);
  for (const url of [...hidden, '/api/mail-reports', '/api/releases/report']) {
    for (const method of ['PUT', 'OPTIONS']) {
      const { statusCode, headers } = await ask(method, url);
      expect([method, url, statusCode, headers.allow]).toEqual([method, url, 404, undefined]);
    }
  }
});

it('asks for a token without opening a browser dialog', async () => {
  for (const headers of [{}, { authorization: `Bearer ${'x'.repeat(40)}` }]) {
    const answer = await ask('GET', '/api/user', headers);
    expect([answer.statusCode, answer.headers['www-authenticate']]).toEqual([
      401,
      'Bearer realm="api"',
    ]);
  }
});

import type { FastifyInstance } from 'fastify';

import { publishedEdge } from '../testing/publishedEdge';

let edge: FastifyInstance;
beforeAll(async () => {
  edge = await publishedEdge({ routes: [] }, { PUBLIC_URL: 'https://show.example' });
});
afterAll(() => edge.close());

it('leads password managers to the page that changes the password', async () => {
  const { statusCode, headers } = await edge.inject('/.well-known/change-password');
  expect([statusCode, headers.location]).toEqual([302, '/account/change-password']);
});

it('answers 404 to the address by which password managers recognise a site that answers 200 to all', async () => {
  const url = '/.well-known/resource-that-should-not-exist-whose-status-code-should-not-be-200';
  expect((await edge.inject(url)).statusCode).toBe(404);
});

it('says where to report a flaw, in a security.txt that is valid for less than a year', async () => {
  const { statusCode, headers, body } = await edge.inject('/.well-known/security.txt');
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);

  const fields = new Map(
    body
      .trim()
      .split('\n')
      .map((line) => line.split(': ') as [string, string]),
  );
  expect(fields.get('Contact')).toBe('https://show.example/contact');
  expect(fields.get('Canonical')).toBe('https://show.example/.well-known/security.txt');
  const days = (Date.parse(fields.get('Expires')!) - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(30);
  expect(days).toBeLessThan(365);
});

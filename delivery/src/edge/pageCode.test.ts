import type { FastifyInstance } from 'fastify';

import { publishedEdge } from '../testing/publishedEdge';

/** The code of a page with deferred hydration; on /live something changes by itself. */
const ROUTES = [
  { path: '/still', hydration: 'deferred' as const },
  { path: '/live', hydration: 'deferred' as const },
];

let edge: FastifyInstance;

beforeAll(async () => {
  edge = await publishedEdge({ routes: ROUTES });
});
afterAll(() => edge.close());

it('is only listed until the first interaction', async () => {
  const { body, headers } = await edge.inject('/still');
  expect(headers['x-rendered']).toBe('prerendered');
  expect(body.match(/<script [^>]*src=/g)).toHaveLength(1);
  expect(body).not.toContain('as="script"');
  const [, code] = /id="code">(.*?)<\/script>/.exec(body)!;
  expect(JSON.parse(code!)).toEqual(
    ['remoteEntry.11111111.js', 'page.22222222.js'].map((file) => ({
      src: `/releases/remote-x/1.0.0-aaaaaaaa/${file}`,
      integrity: expect.stringMatching(/^sha384-/),
    })),
  );
});

it('loads at once while something on the page changes by itself', async () => {
  const { body, headers } = await edge.inject('/live');
  expect(headers['x-rendered']).toBe('prerendered');
  expect(body).toContain('src="/releases/remote-x/1.0.0-aaaaaaaa/page.22222222.js"');
  expect(body).not.toContain('id="code"');
});

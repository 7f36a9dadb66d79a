import type { FastifyInstance } from 'fastify';

import { publishedEdge } from '../testing/publishedEdge';

/** The fake shell renders how often it has rendered /counted. */
const ROUTES = [{ path: '/counted', prerender: true, query: ['search'] }];

let edge: FastifyInstance;

beforeAll(async () => {
  edge = await publishedEdge({ routes: ROUTES });
});
afterAll(() => edge.close());

/** The content of the page at an address, and how it was rendered. */
async function drawn(url: string) {
  const { body, headers } = await edge.inject(url);
  const [, count] = /<div id="root">(?:<[^>]*>)*(\d+)/.exec(body) ?? [];
  return { count, rendered: headers['x-rendered'] };
}

it('whatever people add to an address, its page is rendered once', async () => {
  const first = await drawn('/counted');
  expect(first).toEqual({ count: expect.any(String), rendered: 'prerendered' });
  const others = Array.from({ length: 50 }, (_, n) => drawn(`/counted?n=${n}&_=${n * n}`));
  for (const one of await Promise.all(others)) expect(one).toEqual(first);
});

it('parameters that the page reads make another page', async () => {
  const [tea, honey] = [await drawn('/counted?search=tea'), await drawn('/counted?search=honey')];
  expect(tea.count).not.toBe(honey.count);
  expect(await drawn('/counted?x=1&search=tea')).toEqual(tea);
});

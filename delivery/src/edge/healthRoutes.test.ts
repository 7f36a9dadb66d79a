import fastify from 'fastify';

import { siteBehindCache } from '../testing/siteBehindCache';
import type { Deployed } from './deployed/Deployed';
import { healthRoutes } from './healthRoutes';

let site: Awaited<ReturnType<typeof siteBehindCache>>;
beforeAll(async () => {
  site = await siteBehindCache(['/'], {});
});
afterAll(() => site.stop());

it('a draining edge is not ready, and still serves requests', async () => {
  const status = async (url: string) => (await site.edge.inject(url)).statusCode;
  expect([await status('/edge/ready'), await status('/edge/health')]).toEqual([200, 200]);

  const drained = site.edge.drain.begin();
  expect([await status('/edge/ready'), await status('/edge/health')]).toEqual([404, 200]);
  const { statusCode, headers } = await site.edge.inject('/');
  expect([statusCode, headers.connection]).toEqual([200, 'close']);
  await drained;
});

it.each(['/edge/ready', '/edge/health'])('no cache answers %s for the edge', async (url) => {
  expect((await site.edge.inject(url)).headers['cache-control']).toBe('no-store');
});

it('an edge whose store hangs still reports that it can serve the known deployment', async () => {
  const app = fastify();
  const known = { registry: { revision: 7 } };
  healthRoutes(app, { known, current: () => new Promise(() => {}) } as unknown as Deployed);
  for (const path of ['/edge/ready', '/edge/health']) {
    const { statusCode, body } = await app.inject(path);
    expect([path, statusCode, JSON.parse(body).revision]).toEqual([path, 200, 7]);
  }
  await app.close();
});

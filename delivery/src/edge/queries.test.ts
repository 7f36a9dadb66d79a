import type { FastifyInstance } from 'fastify';

import { readEdgeSettings } from '../env';
import { publish } from '../publish/publish';
import { openStore } from '../store/store';
import { fakeRelease, fakeShell } from '../testing/fakeReleases';
import { temporaryFolder } from '../testing/temporaryFolder';
import { buildEdge } from './app';

/** The fake shell draws how often it drew /counted. */
const ROUTES = [{ path: '/counted', prerender: true, query: ['search'] }];

let edge: FastifyInstance;

beforeAll(async () => {
  const settings = readEdgeSettings({ DATA_DIR: temporaryFolder('edge'), LOG_LEVEL: 'silent' });
  const store = openStore(settings.storeUrl);
  const remote = fakeRelease({ name: 'remote-x', id: '1.0.0-aaaaaaaa', routes: ROUTES });
  await publish(store, [fakeShell(), remote], { by: 'test', reason: 'test' });
  edge = await buildEdge(settings, store);
});
afterAll(() => edge.close());

/** What is drawn at an address, and how. */
async function drawn(url: string) {
  const { body, headers } = await edge.inject(url);
  const [, count] = /<div id="root">(?:<[^>]*>)*(\d+)/.exec(body) ?? [];
  return { count, rendered: headers['x-rendered'] };
}

it('whatever people add to an address, the page is drawn once', async () => {
  const first = await drawn('/counted');
  expect(first).toEqual({ count: expect.any(String), rendered: 'prerendered' });
  const others = Array.from({ length: 50 }, (_, n) => drawn(`/counted?n=${n}&_=${n * n}`));
  for (const one of await Promise.all(others)) expect(one).toEqual(first);
});

it('what the page reads is a page of its own', async () => {
  const [tea, honey] = [await drawn('/counted?search=tea'), await drawn('/counted?search=honey')];
  expect(tea.count).not.toBe(honey.count);
  expect(await drawn('/counted?x=1&search=tea')).toEqual(tea);
});

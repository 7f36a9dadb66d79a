import { compose, type Registry } from 'contract/registry';
import { HttpResponse, http } from 'msw';
import { noteServerTime, now } from 'shared-ui/core';
import { mockApi } from 'shared-ui/testing';

import { fetchRegistry } from './fetchRegistry';

const server = mockApi();
const answerWith = (body: object | string) =>
  server.use(
    http.get('*/registry.json', () =>
      typeof body === 'string' ? new HttpResponse(body) : HttpResponse.json(body),
    ),
  );

const release = { id: '1.0.0-aa', container: 'x', entry: 'e.js', integrity: 'sha384-x' };
const stable = { ...release, routes: [{ path: '/x' }] };
const registry: Registry = {
  schema: 1,
  revision: 7,
  parent: 6,
  at: '2025-02-01T10:00:00Z',
  by: 'ana',
  reason: 'test',
  base: '/releases/',
  remotes: { 'remote-x': { stable } },
};

it.each([
  ['an edge, which has composed it', compose(registry)],
  ['a host of files, which has the registry itself', registry],
])('accepts %s', async (_case, body) => {
  answerWith(body);
  await expect(fetchRegistry()).resolves.toMatchObject({
    revision: 7,
    remotes: { 'remote-x': { routes: [{ path: '/x' }], candidates: [release] } },
  });
});

it.each([['<!doctype html>'], [{ schema: 1 }], [{ ...registry, remotes: { 'remote-x': {} } }]])(
  'rejects %j',
  async (body) => {
    answerWith(body);
    await expect(fetchRegistry()).resolves.toBeUndefined();
  },
);

describe('the time of the server', () => {
  const HOUR = 3_600_000;
  const difference = () => Math.round((now() - Date.now()) / HOUR);
  afterEach(() => noteServerTime(Date.now()));

  it.each([
    ['by an edge, which answers itself each time', 'private, no-cache', -3],
    ['by no host of files, whose answers caches store', 'public, max-age=60', 0],
  ])('is taken %s', async (_case, control, hours) => {
    const date = new Date(Date.now() - 3 * HOUR).toUTCString();
    const headers = { 'cache-control': control, date };
    server.use(
      http.get('*/registry.json', () => HttpResponse.json(compose(registry), { headers })),
    );
    await fetchRegistry();
    expect(difference()).toBe(hours);
  });
});

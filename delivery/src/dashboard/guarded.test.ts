import type { FastifyInstance } from 'fastify';

import { openStore } from '../store/store';
import { dashboardClient, HOST } from '../testing/dashboardClient';
import { buildDashboard } from './dashboardServer';

const acted: string[] = [];
let app: FastifyInstance;
let path: string;
beforeAll(() => {
  const sources = {
    store: openStore('/nowhere/at/all'),
    readReport: async () => [],
    readErrors: async () => [],
    readMaps: async () => undefined,
  };
  ({ app, path } = buildDashboard(sources, async (verb) => void acted.push(verb)));
});
afterAll(() => app.close());

const { get, post } = dashboardClient(() => ({ app, path }));

describe('a client without the dashboard’s address', () => {
  it.each(['/', '/act', '/x/', `/${'a'.repeat(32)}/`, '//', '/%/'])(
    'gets nothing at %s',
    async (url) => {
      const { statusCode, body } = await get(url);
      expect(statusCode).toBeGreaterThanOrEqual(400);
      expect(body).not.toContain('Releases');
    },
  );

  it.each<Record<string, string>>([
    { host: 'evil.example' },
    { host: 'evil.example:4300' },
    { host: '127.0.0.1.evil.example' },
    { host: HOST, origin: 'http://evil.example' },
    { host: HOST, origin: 'null' },
    { host: HOST, origin: '' },
  ])('cannot make a browser send a request: %j', async (headers) => {
    if (headers.host !== HOST) expect((await get(path, headers)).statusCode).toBe(404);
    const form = { verb: 'block', package: 'remote-x', id: '1.0.0-aaaaaaaa', reason: 'x' };
    expect((await post(form, headers)).statusCode).toBe(404);
    expect((await post(form, { 'content-type': 'application/json' })).statusCode).toBe(415);
    expect(acted).toEqual([]);
  });

  it('cannot send more than a form', async () => {
    expect((await post({ reason: 'x'.repeat(10_000) })).statusCode).toBe(413);
  });
});

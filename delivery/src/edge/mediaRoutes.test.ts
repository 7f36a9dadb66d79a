import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { type LocalServer, localServer } from 'server-kit/testing/localServer';
import { temporaryFolder } from 'server-kit/testing/temporaryFolder';
import { publishedEdge } from '../testing/publishedEdge';

const dataDir = temporaryFolder('pictures');
const file = (name: string) => join(dataDir, 'media', name);

let api: LocalServer;
let edge: FastifyInstance;

beforeAll(async () => {
  api = await localServer((request, answer) => {
    answer.setHeader('content-type', 'application/json');
    answer.end(JSON.stringify({ url: request.url }));
  });
  mkdirSync(join(dataDir, 'media'));
  edge = await publishedEdge(
    { routes: [{ path: '/' }] },
    { API_PORT: String(api.port), DATA_DIR: dataDir },
  );
});
afterAll(async () => {
  await edge.close();
  await api.stop();
});

describe('pictures', () => {
  it('that are stored elsewhere are requested from the api', async () => {
    const { url } = (await edge.inject('/media/startups/b.webp')).json();
    expect(url).toBe('/media/startups/b.webp');
  });

  it('are AVIF for browsers that support it, and WebP for the rest', async () => {
    writeFileSync(file('a.webp'), 'webp');
    writeFileSync(file('a.avif'), 'avif');
    const modern = { accept: 'image/avif,image/webp' };
    expect((await edge.inject({ url: '/media/a.webp', headers: modern })).body).toBe('avif');
    const answer = await edge.inject('/media/a.webp');
    expect([answer.body, answer.headers.vary]).toEqual(['webp', 'accept']);
  });

  it('are the only files that are served from their folder', async () => {
    expect((await edge.inject('/media/..%2Fregistry.json')).statusCode).toBe(404);
  });

  it('are stored by caches for a day, and then confirmed without sending them again', async () => {
    writeFileSync(file('kept.webp'), 'webp');
    const { headers } = await edge.inject('/media/kept.webp');
    const known = { 'if-none-match': String(headers.etag) };
    const confirmed = await edge.inject({ url: '/media/kept.webp', headers: known });

    expect([confirmed.statusCode, confirmed.body]).toEqual([304, '']);
    for (const answer of [headers, confirmed.headers])
      expect(answer['cache-control']).toBe('public, max-age=86400');
  });

  it('are not confirmed once they are deleted', async () => {
    writeFileSync(file('erased.webp'), 'webp');
    const { headers } = await edge.inject('/media/erased.webp');
    rmSync(file('erased.webp'));
    const known = { 'if-none-match': String(headers.etag) };
    const answer = await edge.inject({ url: '/media/erased.webp', headers: known });

    expect(answer.json()).toEqual({ url: '/media/erased.webp' }); // the api's
  });
});

import { get, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { type EdgeAtPort, edgeAtPort } from '../../testing/edgeAtPort';

const LIST = JSON.stringify(Array.from({ length: 200 }, (_, id) => ({ id, name: 'Zrno' })));
const JSON_TYPE = { 'content-type': 'application/json; charset=utf-8' };

let at: EdgeAtPort;

beforeAll(async () => {
  at = await edgeAtPort((request, answer) => {
    const bodies: Record<string, [Record<string, string>, string | Buffer]> = {
      '/api/list': [{ ...JSON_TYPE, etag: 'W/"1"' }, LIST],
      '/api/agenda.ics': [{ 'content-type': 'text/calendar' }, LIST],
      '/api/small': [JSON_TYPE, LIST.slice(0, 999)],
      '/api/as-it-is': [{ ...JSON_TYPE, 'cache-control': 'no-transform' }, LIST],
      '/api/packed': [{ ...JSON_TYPE, 'content-encoding': 'br' }, Buffer.alloc(2_000)],
      '/api/picture': [{ 'content-type': 'image/webp' }, Buffer.alloc(2_000)],
      '/api/fault': [JSON_TYPE, LIST],
      '/api/large': [JSON_TYPE, LIST.repeat(60)],
    };
    const [headers, body] = bodies[request.url!] ?? [{}, ''];
    answer.writeHead(request.url === '/api/fault' ? 500 : 200, {
      ...headers,
      'content-length': body.length,
    });
    answer.end(body);
  });
});
afterAll(() => at.stop());

async function ask(path: string, accepted: string, method = 'GET') {
  const headers = { 'accept-encoding': accepted };
  const answer = await new Promise<IncomingMessage>((resolve) => {
    get({ port: at.port, path, method, headers, agent: false }, resolve).end();
  });
  return { headers: answer.headers, body: await buffer(answer) };
}

it.each([
  ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
] as const)('a response to a read is compressed for %s', async (accepted, coding, open) => {
  for (const path of ['/api/list', '/api/agenda.ics']) {
    const { headers, body } = await ask(path, accepted);

    expect(headers['content-encoding']).toBe(coding);
    expect(headers['content-length']).toBe(String(body.length));
    expect(body.length).toBeLessThan(LIST.length / 4);
    expect(open(body).toString()).toBe(LIST);
  }
});

it.each([
  ['nobody who takes nothing packed', '/api/list', 'identity', 'GET'],
  ['nobody who refuses it', '/api/list', 'br;q=0, gzip;q=0', 'GET'],
  ['what one packet holds', '/api/small', 'br', 'GET'],
  ['what must not be changed', '/api/as-it-is', 'br', 'GET'],
  ['pictures', '/api/picture', 'br', 'GET'],
  ['failures', '/api/fault', 'br', 'GET'],
  ['what a write is answered with', '/api/list', 'br', 'POST'],
  ['what is passed on while it comes', '/api/large', 'br', 'GET'],
])('leaves %s uncompressed', async (_what, path, accepted, method) => {
  const { headers, body } = await ask(path, accepted, method);

  expect(headers['content-encoding']).toBeUndefined();
  expect(headers['content-length']).toBe(String(body.length));
});

it('compresses nothing twice', async () => {
  const { headers, body } = await ask('/api/packed', 'br');
  expect([headers['content-encoding'], body.length]).toEqual(['br', 2_000]);
});

it('sends no Content-Length for a HEAD request whose body would be compressed', async () => {
  expect((await ask('/api/list', 'br', 'HEAD')).headers).not.toHaveProperty('content-length');
  expect((await ask('/api/list', 'identity', 'HEAD')).headers['content-length']).toBe(
    String(LIST.length),
  );
});

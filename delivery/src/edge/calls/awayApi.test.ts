import { type EdgeAtPort, edgeAtPort } from '../../testing/edgeAtPort';
import { BOUNDS } from './bounds';

let at: EdgeAtPort;
let asked: string[] = [];

beforeAll(async () => {
  const within = 400; // ms
  at = await edgeAtPort(
    (request, answer) => {
      // On startup the edge tests whether the api trusts it.
      if (request.url !== '/api/health/live') asked.push(`${request.method} ${request.url}`);
      if (request.url === '/api/busy') answer.writeHead(503, { 'retry-after': '1' }).end('{}');
      if (request.url === '/api/breaks') request.socket.destroy();
      if (request.url === '/api/half') answer.writeHead(200, { 'content-length': 9 }).write('{');
    },
    { reads: { ...BOUNDS.reads, within }, writes: { ...BOUNDS.writes, within } },
  );
});
beforeEach(() => {
  asked = [];
});
afterAll(() => at.stop());

const call = (path: string, method = 'GET') =>
  fetch(`http://127.0.0.1:${at.port}${path}`, {
    method,
    ...(method === 'POST' && { body: '{}', headers: { 'content-type': 'application/json' } }),
  });

const AWAY = { message: 'The service cannot be reached at the moment. Please try again soon.' };

describe('an api', () => {
  it.each(['GET', 'POST'])('that responds as busy gets no retry: %s', async (method) => {
    const answer = await call('/api/busy', method);
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '1']);
    expect(asked).toEqual([`${method} /api/busy`]);
  });

  it.each([
    ['GET', '/api/hangs', 1],
    ['POST', '/api/hangs', 1],
    ['GET', '/api/half', 1],
    ['GET', '/api/breaks', 2],
    ['POST', '/api/breaks', 1],
  ])(
    'that fails %s %s gets at most one retry, and never one for a write',
    async (method, path, times) => {
      const answer = await call(path, method);
      expect([answer.status, await answer.json()]).toEqual([503, AWAY]);
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(asked).toEqual(Array(times).fill(`${method} ${path}`));
    },
  );

  it('in trouble gets only a few retries from all readers together', async () => {
    await Promise.all(Array.from({ length: 60 }, () => call('/api/breaks')));
    expect(asked.length).toBeLessThanOrEqual(60 + 10);
  });

  it('that recovers gets retries again', async () => {
    await Promise.all(Array.from({ length: 12 }, () => call('/api/breaks')));
    for (let count = 0; count < 12; count += 1) await call('/api/busy');
    asked = [];
    await call('/api/breaks');
    expect(asked).toHaveLength(2);
  });

  it('that closed all connections of an address takes its next calls', async () => {
    const calls = Array.from({ length: BOUNDS.writes.each }, () => call('/api/breaks', 'POST'));
    for (const { status } of await Promise.all(calls)) expect(status).toBe(503);
    expect(await (await call('/api/busy', 'POST')).json()).toEqual({});
  });
});

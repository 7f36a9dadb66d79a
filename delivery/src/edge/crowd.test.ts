import type { FastifyInstance } from 'fastify';
import { type LocalServer, localServer } from 'server-kit/testing/localServer';

import { publishedEdge } from '../testing/publishedEdge';

const ROUTES = ['/', '/counted', '/slow'].map((path) => ({ path, prerender: true }));

let api: LocalServer;
let edge: FastifyInstance;
/** The tags that the api reports for a write; undefined for an older api without tags. */
let changes: string | undefined;
/** The status of the api's response to a write. */
let status = 200;
/** What a login waits for. */
let passwordChecked = async () => {};

beforeAll(async () => {
  api = await localServer(async (request, answer) => {
    if (request.url === '/api/login') await passwordChecked();
    if (changes !== undefined) answer.setHeader('x-changes', changes);
    if (request.method !== 'GET') answer.statusCode = status;
    answer.setHeader('content-type', 'application/json').end('{}');
  });
  const API_PORT = String(api.port);
  edge = await publishedEdge({ routes: ROUTES }, { API_PORT });
  await edge.inject('/');
});
afterAll(async () => {
  await edge.close();
  await api.stop();
});

/** Sends the request immediately; `inject` alone would only send it when it is awaited. */
async function page(url: string, remoteAddress = '203.0.113.7') {
  return edge.inject({ url, remoteAddress });
}

describe('a crowd from one address', () => {
  it('leaves render processes to others', async () => {
    const crowd = Array.from({ length: 40 }, (_, n) => page(`/slow?n=${n}`, '198.51.100.9'));
    const other = await page('/?n=other');
    expect(other.headers['x-rendered']).toBe('prerendered');
    for (const { statusCode } of await Promise.all(crowd)) expect(statusCode).toBe(200);
  });

  /** Logins reach the api and wait there. @returns a promise for the first arrival, and a function that answers them */
  function holdLogins() {
    let answer = () => {};
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const reached = new Promise<void>((resolve) => {
      passwordChecked = () => {
        resolve();
        return answered;
      };
    });
    return { reached, answer };
  }

  const post = async (url: string, payload: object = {}, remoteAddress = '198.51.100.9') =>
    edge.inject({ method: 'POST', url, payload, remoteAddress });

  it('uses no more memory for waiting calls than one address may', async () => {
    const { reached, answer } = holdLogins();
    const large = { password: 'x'.repeat(60_000) };
    const first = Array.from({ length: 30 }, () => post('/api/login', large));
    await reached;
    const more = Array.from({ length: 30 }, () => post('/api/login', large));
    const refused = (await Promise.all(more.slice(10))).map(({ statusCode }) => statusCode);
    expect(refused).toEqual(refused.map(() => 429));
    expect((await post('/api/page-views', {}, '203.0.113.8')).statusCode).toBe(200);
    answer();
    for (const { statusCode } of await Promise.all(first)) expect(statusCode).toBe(200);
  });

  it('can send reports while others there try passwords', async () => {
    const { reached, answer } = holdLogins();
    const guesses = Array.from({ length: 64 }, () => post('/api/login'));
    await reached;
    for (const url of ['/api/page-views', '/api/profile-view', '/api/beacons/batch']) {
      const received = await Promise.all(Array.from({ length: 40 }, () => post(url)));
      expect(received.map(({ statusCode }) => statusCode)).toEqual(received.map(() => 200));
    }
    answer();
    for (const { statusCode } of await Promise.all(guesses)) expect(statusCode).toBe(200);
  });
});

describe('a page about startup 12', () => {
  const drawn = async () => (await page('/counted')).body;
  const write = () => edge.inject({ method: 'POST', url: '/api/x', payload: {} });

  it.each([
    ['says nothing of what it changed', undefined, false],
    ['changed everything', '*', false],
    ['changed startup 12', 'person:5 startup:12', false],
    ['changed others', 'startup:13 startups', true],
    ['changed nothing that is public', 'nothing', true],
    ['was refused, such as a guess at a password', undefined, true, 401],
  ])('after a call that %s', async (_what, shown, stays, how = 200) => {
    const before = await drawn();
    const old = performance.now() + 110; // younger pages are fresh regardless of changes
    while (performance.now() < old) await new Promise((resume) => setTimeout(resume, 10));
    [changes, status] = [shown, how];
    const answer = await write();

    expect(answer.headers).not.toHaveProperty('x-changes');
    expect((await drawn()) === before).toBe(stays);
  });
});

import { once } from 'node:events';
import type { Socket } from 'node:net';

import { type EdgeAtPort, edgeAtPort } from '../../testing/edgeAtPort';

const ATTACKER = '127.0.0.66';
const READER = '127.0.0.2';

let at: EdgeAtPort;
/** Requests that reached the api. */
let reached: string[] = [];

beforeAll(async () => {
  at = await edgeAtPort((request, answer) => {
    reached.push(`${request.method} ${request.url}`);
    request.on('end', () => answer.end('{"ok":true}')).resume();
  });
});
afterAll(() => at.stop());
afterEach(() => {
  at.hangUp();
  reached = [];
});

const get = (path: string) => `GET ${path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`;
const halfPost = `POST /api/login HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 500\r\n\r\n{`;

/** Opens all connections, and waits until each has sent its first bytes. */
async function hold(count: number, text: string, from = ATTACKER): Promise<Socket[]> {
  return Promise.all(
    Array.from({ length: count }, async () => {
      const socket = at.connect(from);
      await Promise.race([once(socket, 'connect'), once(socket, 'close')]);
      if (!socket.destroyed) socket.write(text);
      return socket;
    }),
  );
}

describe('while one address holds', () => {
  it.each([
    ['130 requests whose body does not come', 130, halfPost],
    ['500 of them', 500, halfPost],
    ['500 whose headers do not come', 500, 'GET /api/startups HTTP/1.1\r\nhost: x\r\nx-a: '],
    ['500 connections on which nothing is said', 500, ''],
    ['more connections than it may', 700, halfPost],
    ['130 forms', 130, halfPost.replace('application/json', 'multipart/form-data; boundary=x')],
    [
      '130 bodies without a length',
      130,
      halfPost.replace('content-length: 500', 'transfer-encoding: chunked'),
    ],
    ['500 that read with a body that does not come', 500, halfPost.replace('POST', 'GET')],
  ])('%s, others read and write', async (_what, count, text) => {
    const open = await hold(count, text);

    expect(await at.ask(get('/api/startups'), READER)).toMatch(/^HTTP\/1\.1 200[\s\S]*"ok":true/);
    const post = `POST /api/follow HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 2\r\nconnection: close\r\n\r\n{}`;
    expect(await at.ask(post, READER)).toMatch(/^HTTP\/1\.1 200/);
    expect(await at.ask(get('/login'), READER)).toMatch(/^HTTP\/1\.1 200[\s\S]*<html/);

    expect(reached).not.toContain('POST /api/login');
    expect(open.some((socket) => !socket.destroyed)).toBe(true);
  });

  it('a body that trickles in does not reach the api until it is complete', async () => {
    const [socket] = await hold(1, halfPost.replace('500', '4'));
    for (const piece of ['"', 'a', '"']) {
      expect(await at.ask(get('/api/startups'), ATTACKER)).toMatch(/^HTTP\/1\.1 200/);
      expect(reached).not.toContain('POST /api/login');
      socket!.write(piece);
    }
    const [answer] = await once(socket!, 'data');
    expect(String(answer)).toMatch(/^HTTP\/1\.1 200/);
  });

  it('too many bodies, its next one is refused with a sentence', async () => {
    await hold(64, halfPost);
    const answer = await at.ask(halfPost, ATTACKER);
    expect(answer).toMatch(
      /^HTTP\/1\.1 429[\s\S]*retry-after: 2[\s\S]*{"message":"Too many requests/,
    );
  });

  it('too many connections, its next one is refused with a sentence', async () => {
    await hold(512, '');
    expect(await at.ask(get('/'), ATTACKER)).toMatch(
      /^HTTP\/1\.1 429 [\s\S]*{"message":"Too many requests/,
    );
  });
});

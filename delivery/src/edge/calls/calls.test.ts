import { once } from 'node:events';
import type { ServerResponse } from 'node:http';

import { oneKey } from 'server-kit/keyring';
import { STAFF_COOKIE, staffPasses } from 'server-kit/staff-pass';
import { type EdgeAtPort, edgeAtPort } from '../../testing/edgeAtPort';
import { BOUNDS } from './bounds';

const LARGE = 3 * 1024 * 1024; // bytes
const QUICK = 2000; // ms; even a busy machine reads in less time what arrives
const SECRET = 'a-secret-of-this-test-long-enough-to-be-one';

/** The request that the api received, as it responds with it. */
interface Received {
  bytes: number;
  headers: Record<string, string>;
}

let at: EdgeAtPort;
/** What the api does when it is asked to save something. */
let save = (_answer: ServerResponse) => {};

beforeAll(async () => {
  at = await edgeAtPort(
    (request, answer) => {
      const pieces: Buffer[] = [];
      request.on('data', (piece) => pieces.push(piece));
      request.on('end', () => {
        if (request.url === '/api/large') return answer.end('x'.repeat(LARGE));
        if (request.url === '/api/middling') return answer.end('x'.repeat(100_000));
        if (request.url === '/api/never') return;
        if (request.url === '/api/same') return answer.writeHead(304, { etag: '"1"' }).end();
        if (request.url === '/api/save') return save(answer);
        const bytes = Buffer.concat(pieces).length;
        answer.end(JSON.stringify({ bytes, headers: request.headers }));
      });
    },
    {
      json: { ...BOUNDS.json, within: QUICK },
      reads: { ...BOUNDS.reads, connections: 8, each: 8, within: 120_000 },
    },
    { APP_SECRET: SECRET },
  );
});
afterEach(() => at.hangUp());
afterAll(() => at.stop());

const url = (path: string) => `http://127.0.0.1:${at.port}${path}`;
const post = (body: string, type: string, path = '/api/x', cookie = '') =>
  fetch(url(path), { method: 'POST', body, headers: { 'content-type': type, cookie } });
const IMPORT = '/api/staff/acts/import.startups';
const passOf = (secret: string) =>
  `${STAFF_COOKIE}=${staffPasses(oneKey(secret)).issue(Date.now() + 60_000)}`;

describe('a call', () => {
  it('is forwarded with its complete body and its length', async () => {
    const pieces = new Blob(['{"a":', '1}']).stream();
    const init = { method: 'POST', body: pieces, duplex: 'half' };
    const answer = await fetch(url('/api/x'), init as RequestInit);
    const { bytes, headers } = (await answer.json()) as Received;

    expect([bytes, headers['content-length']]).toEqual([7, '7']);
    expect(headers).not.toHaveProperty('transfer-encoding');
  });

  it('may be a form of five megabytes, which keeps its boundary', async () => {
    const form = new FormData();
    form.append('picture', new Blob([new Uint8Array(5_000_000)]), 'a.png');
    const answer = await fetch(url('/api/x'), { method: 'POST', body: form });
    const { bytes, headers } = (await answer.json()) as Received;

    expect(bytes).toBeGreaterThan(5_000_000);
    expect(headers['content-type']).toMatch(/^multipart\/form-data; boundary=.+/);
  });

  it('with an unchanged response gets 304 without a body', async () => {
    const { status, headers } = await fetch(url('/api/same'));

    expect([status, headers.get('etag')]).toEqual([304, '"1"']);
    expect([headers.get('content-length'), headers.get('content-type')]).toEqual([null, null]);
  });

  it('of staff may contain a spreadsheet of one megabyte', async () => {
    const body = 'x'.repeat(1024 * 1024);
    const answer = await post(body, 'application/json', IMPORT, passOf(SECRET));

    expect(await answer.json()).toMatchObject({ bytes: body.length });
  });

  it.each([
    ['JSON', 'application/json', 65 * 1024, '/api/x'],
    ['JSON beside the acts of staff', 'application/json', 65 * 1024, '/api/staff/actsx/y'],
    ['an act of staff', 'application/json', 1024 * 1024 + 1, IMPORT, passOf(SECRET)],
    ['an act of somebody without a pass', 'application/json', 100 * 1024, IMPORT],
    ['an act of a forged pass', 'application/json', 100 * 1024, IMPORT, passOf('a guess')],
    ['a form among the acts of staff', 'multipart/form-data; boundary=x', 100 * 1024, IMPORT],
    ['a form', 'multipart/form-data; boundary=x', 7 * 1024 * 1024, '/api/x'],
  ])(
    'that is too large for %s is refused in JSON',
    async (_what, type, size, path, cookie = '') => {
      const answer = await post('x'.repeat(size), type, path, cookie);
      expect([answer.status, await answer.json()]).toEqual([
        413,
        { message: 'The request is too large.' },
      ]);
    },
  );

  it('whose body is too late is refused', async () => {
    const head = 'POST /api/x HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n';
    const answer = await at.ask(`${head}content-length: 9\r\n\r\n{`);
    expect(answer).toMatch(
      /^HTTP\/1\.1 408 [\s\S]*connection: close[\s\S]*{"message":"The request took/,
    );
  });

  it('that saves something is completed after its caller disconnected', async () => {
    const saving = new Promise<ServerResponse>((begun) => {
      save = begun;
    });
    const head = 'POST /api/save HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n';
    const socket = at.connect();
    socket.write(`${head}content-length: 2\r\n\r\n{}`);
    const answer = await saving;
    socket.destroy();
    for (let others = 0; others < 5; others += 1) await (await fetch(url('/api/x'))).text();

    expect(answer.destroyed).toBe(false);
    answer.end('{}');
  });

  it.each(['connection: x-hop, close', 'Connection: close, X-Hop'])(
    'does not forward what "%s" lists',
    async (line) => {
      const head = `GET /api/x HTTP/1.1\r\nhost: x\r\nx-hop: 1\r\nx-stays: 1\r\nexpect: 100-continue`;
      const answer = await at.ask(`${head}\r\n${line}\r\n\r\n`);
      expect(answer).toContain('"x-stays":"1"');
      expect(answer).not.toContain('x-hop');
    },
  );
});

describe('calls that are refused', () => {
  it.each([
    ['/api/../x', 404, 'application/json', '{}'],
    ['/api/%2e%2e/x', 404, 'application/json', '{}'],
    ['/api/..%2f../x', 404, 'application/json', '{}'],
    ['/api/..%5c..', 404, 'application/json', '{}'],
    ['/api/x', 413, 'application/json', 'x'.repeat(70_000)],
  ])(
    '%s %i leave nothing behind, and get responses of one form',
    async (path, status, type, body) => {
      const length = Buffer.byteLength(body);
      const head = `host: x\r\ncontent-type: ${type}\r\ncontent-length: ${length}\r\nconnection: close`;
      for (let count = 0; count < 70; count += 1) {
        const answer = await at.ask(`POST ${path} HTTP/1.1\r\n${head}\r\n\r\n${body}`);
        expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} [\\s\\S]*application/json`));
        expect(answer).toMatch(/\r\n{"message":"[^"]+"}$/);
      }
      expect((await post('{}', 'application/json')).status).toBe(200);
    },
  );
});

describe('an answer', () => {
  it('that is large arrives complete', async () => {
    const answer = await fetch(url('/api/large'));
    expect(answer.headers.get('content-length')).toBe(String(LARGE));
    expect((await answer.text()).length).toBe(LARGE);
  });

  it('that nobody reads holds nothing that others need', async () => {
    for (let count = 0; count < 40; count += 1) {
      const socket = at.connect('127.0.0.66');
      socket.pause().write('GET /api/middling HTTP/1.1\r\nhost: x\r\n\r\n'.repeat(5));
    }
    expect((await fetch(url('/api/x'))).status).toBe(200);
  });

  it('that nobody waits for any more is aborted', async () => {
    for (let count = 0; count < 8; count += 1) {
      const socket = at.connect('127.0.0.67');
      await once(socket, 'connect');
      socket.end('GET /api/never HTTP/1.1\r\nhost: x\r\n\r\n', () => socket.destroy());
    }
    expect((await fetch(url('/api/x'))).status).toBe(200);
  });

  it('that waits behind others on a closed connection is aborted too', async () => {
    const one = 'POST /api/x HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n';
    for (let count = 0; count < 10; count += 1) {
      const socket = at.connect();
      await once(socket, 'connect');
      socket.end(`${one}content-length: 2\r\n\r\n{}`.repeat(8), () => socket.destroy());
    }
    let status = 429;
    for (let tries = 0; tries < 200 && status === 429; tries += 1)
      status = (await post('{}', 'application/json')).status;
    expect(status).toBe(200);
  });
});

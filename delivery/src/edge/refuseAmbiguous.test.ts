import { type EdgeAtPort, edgeAtPort } from '../testing/edgeAtPort';

let at: EdgeAtPort;
let reached = 0;

beforeAll(async () => {
  at = await edgeAtPort((request, answer) => {
    if (request.url === '/api/login') reached += 1;
    request.on('end', () => answer.end('{"ok":true}')).resume();
  });
});
afterAll(() => at.stop());

const HOST = 'host: x\r\n';
const JSON_BODY = 'content-type: application/json\r\ncontent-length: 2\r\nconnection: close\r\n';
const post = (headers: string) => `POST /api/login HTTP/1.1\r\n${headers}${JSON_BODY}\r\n{}`;

it.each([
  ['names no host', 400, post('')],
  ['names two hosts', 400, post(`${HOST}host: evil.example\r\n`)],
  ['names one host twice', 400, post(HOST + HOST)],
  ['names a host with a space', 400, post('host: quest.example evil.example\r\n')],
  ['names a host with a path', 400, post('host: quest.example/evil\r\n')],
  ['names a host with an account', 400, post('host: me@quest.example\r\n')],
  ['says that its body is compressed', 415, post(`${HOST}content-encoding: gzip\r\n`)],
  ['says so in a list', 415, post(`${HOST}content-encoding: identity, br\r\n`)],
  ['expects what nobody knows', 417, post(`${HOST}expect: 200-maybe\r\n`)],
  ['has a length and chunks', 400, post(`${HOST}transfer-encoding: chunked\r\n`)],
  [
    'has chunks in a coding',
    501,
    `POST /api/login HTTP/1.1\r\n${HOST}transfer-encoding: gzip, chunked\r\nconnection: close\r\n\r\n0\r\n\r\n`,
  ],
  ['has two lengths', 400, post(`${HOST}content-length: 40\r\n`)],
  [
    'sends chunks in HTTP/1.0',
    400,
    `POST /api/login HTTP/1.0\r\n${HOST}transfer-encoding: chunked\r\nconnection: keep-alive\r\n\r\n0\r\n\r\n`,
  ],
  ['is no HTTP', 400, '\x16\x03\x01\x02\x00\x01\x00'],
])(
  'a request that %s is refused with %i, a sentence and the headers of all answers',
  async (_what, status, text) => {
    reached = 0;
    const answer = await at.ask(text);
    const [head = '', body = ''] = answer.split('\r\n\r\n');

    expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(head).toMatch(/^x-content-type-options: nosniff/m);
    expect(head).toMatch(/^content-security-policy: default-src 'none'/m);
    expect(head).toMatch(/^cache-control: no-store/m);
    expect(JSON.parse(body)).toEqual({ message: expect.stringMatching(/^[A-Z].*\.$/) });
    expect(reached).toBe(0);
  },
);

it.each(['quest.example', 'QUEST.example.:8443', '192.0.2.1:80', '[2001:db8::1]:443', ''])(
  'the host %j can be read',
  async (host) => {
    expect(await at.ask(post(`host: ${host}\r\n`))).toMatch(/^HTTP\/1\.1 200 /);
  },
);

it('a client that waits for 100 Continue gets it', async () => {
  const answer = await at.ask(post(`${HOST}expect: 100-continue\r\n`));

  expect(answer).toMatch(/^HTTP\/1\.1 100 Continue\r\n\r\nHTTP\/1\.1 200 /);
});

it.each([
  ['//startups?page=2', '/startups?page=2'],
  ['//evil.example/startups', '/evil.example/startups'],
  ['/\\evil.example', '/evil.example'],
  ['///', '/'],
  ['/startups//zrno', '/startups/zrno'],
  ['http://x//startups?page=2', '/startups?page=2'],
])('the page %s is at %s, where browser and edge parse the same path', async (url, place) => {
  const answer = await at.ask(`GET ${url} HTTP/1.1\r\n${HOST}connection: close\r\n\r\n`);

  expect(answer).toMatch(/^HTTP\/1\.1 308 /);
  expect(/^location: (.*)$/m.exec(answer)?.[1]).toBe(place);
});

it.each(['http://x/startups', 'HTTPS://other.example/startups', 'http://x', 'http://x?page=2'])(
  'the page %s, requested as from a proxy, is served by its path',
  async (url) => {
    const ask = (target: string) =>
      at.ask(`GET ${target} HTTP/1.1\r\n${HOST}connection: close\r\n\r\n`);
    const statusOf = (answer: string) => answer.split('\r\n', 1)[0];
    const { pathname } = new URL(url);

    expect(statusOf(await ask(url))).toBe(statusOf(await ask(pathname)));
  },
);

it('a request for another scheme is refused without a redirect', async () => {
  const answer = await at.ask(`GET ftp://evil.example/a HTTP/1.1\r\n${HOST}\r\n`);

  expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  expect(answer).not.toMatch(/^location:/im);
});

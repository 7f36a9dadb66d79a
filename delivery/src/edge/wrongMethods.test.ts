import { type EdgeAtPort, edgeAtPort } from '../testing/edgeAtPort';

let at: EdgeAtPort;
const reached: string[] = [];

beforeAll(async () => {
  at = await edgeAtPort((request, answer) => {
    if (request.url === '/api/x') reached.push(request.method!);
    answer.writeHead(405, { allow: 'GET, HEAD, OPTIONS' }).end('{"message":"Not so."}');
  });
});
afterAll(() => at.stop());

const ask = async (method: string, url: string) => {
  const answer = await at.ask(`${method} ${url} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`);
  const [head = '', body = ''] = answer.split('\r\n\r\n');
  return {
    status: Number(head.split(' ')[1]),
    allow: /^allow: (.*)$/im.exec(head)?.[1],
    body,
  };
};

it.each([
  ['POST', '/about'],
  ['PUT', '/'],
  ['PROPFIND', '/startups/zrno'],
  ['DELETE', '/sitemap.xml'],
  ['POST', '/registry.json'],
  ['TRACE', '/robots.txt'],
])('refuses %s %s, and lists the methods of pages and files', async (method, url) => {
  expect(await ask(method, url)).toEqual({
    status: 405,
    allow: 'GET, HEAD, OPTIONS',
    body: 'This address does not support this method.\n',
  });
});

it.each(['/', '/about', '/robots.txt'])('lists the methods of %s', async (url) => {
  const notified = { status: 204, allow: 'GET, HEAD, OPTIONS', body: '' };
  expect(await ask('OPTIONS', url)).toEqual(notified);
});

it('leaves the methods of calls to the api', async () => {
  for (const method of ['PUT', 'OPTIONS'])
    expect(await ask(method, '/api/x')).toMatchObject({ status: 405, allow: 'GET, HEAD, OPTIONS' });
  expect(reached).toEqual(['PUT', 'OPTIONS']);
});

it('responds to an unknown method of a call in the format of calls', async () => {
  expect(await ask('PROPFIND', '/api/x')).toEqual({
    status: 501,
    allow: undefined,
    body: '{"message":"No address here takes such a request."}',
  });
});

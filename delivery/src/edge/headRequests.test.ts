import { get, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { type EdgeAtPort, edgeAtPort } from '../testing/edgeAtPort';

const STARTUPS = Array.from({ length: 40 }, (_, at) => ({ slug: `zrno-${at}` }));
const MISSING = '{"message":"Not found."}';

let at: EdgeAtPort;

beforeAll(async () => {
  at = await edgeAtPort((request, answer) => {
    const isSitemap = request.url === '/api/public/sitemap';
    const body = isSitemap ? JSON.stringify({ startups: STARTUPS }) : MISSING;
    answer.writeHead(isSitemap ? 200 : 404, {
      'content-type': 'application/json',
      'content-length': body.length,
    });
    answer.end(request.method === 'HEAD' ? undefined : body);
  });
});
afterAll(() => at.stop());

/** Headers that describe a body, and the status. */
async function described(method: string, path: string) {
  const headers = { 'accept-encoding': 'br' };
  const answer = await new Promise<IncomingMessage>((resolve) => {
    get({ port: at.port, path, method, headers, agent: false }, resolve).end();
  });
  const body = await buffer(answer);
  const { 'content-length': length, 'content-encoding': coding, etag } = answer.headers;
  return { status: answer.statusCode, length, coding, etag, isEmpty: body.length === 0 };
}

// RFC 9110 §8.6: caches discard what they store when a HEAD response has another Content-Length.
it.each([
  ['a page', '/nowhere', 404, 'br'],
  ['the composition of a page', '/registry.json', 200, undefined],
  ['the sitemap', '/sitemap.xml', 200, 'br'],
  ['a file of the site', '/robots.txt', 200, undefined],
  ['a missing file', '/x.png', 404, undefined],
])('a HEAD request for %s is answered like GET, without a body', async (_what, path, ...rest) => {
  const [status, coding] = rest;
  const whole = await described('GET', path);
  expect(whole).toMatchObject({ status, coding, isEmpty: false });
  expect(await described('HEAD', path)).toEqual({ ...whole, isEmpty: true });
});

it('a HEAD request for a picture that is not there has no length of zero', async () => {
  const { status, length } = await described('HEAD', '/media/startups/b.webp');
  expect([status, length]).toEqual([404, String(MISSING.length)]);
});

import type { FastifyInstance } from 'fastify';
import { publishedEdge } from '../testing/publishedEdge';

let edge: FastifyInstance;

beforeAll(async () => {
  edge = await publishedEdge({ routes: [] });
});
afterAll(() => edge.close());

it.each(['/x.png', '/wp-login.php', '/releases/nope.js', '/media/nope.exe'])(
  'the missing file %s is a short text that no cache stores and that can run nothing',
  async (url) => {
    const { statusCode, headers, body } = await edge.inject(url);

    expect([statusCode, body]).toEqual([404, 'Not found.\n']);
    expect(headers).toMatchObject({
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    });
  },
);

import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';

import { localServer } from 'server-kit/testing/localServer';
import type { StorePlace } from './storePlaces';

/** An object in a bucket. */
interface Thing {
  body: Buffer;
  headers: Record<string, string>;
}

const ROOM = '/store/';

/**
 * A fast S3-compatible service in this process, without signatures. store.test.ts checks that it behaves like s3rver,
 * which verifies signatures. As with Amazon S3, R2 and MinIO, an incomplete body leaves nothing, and a write that was
 * acknowledged can be read.
 */
export async function memoryBucket(): Promise<StorePlace & { site: string }> {
  const things = new Map<string, Thing>();
  const { port, url, stop } = await localServer((asked, reply) => {
    // When this fails, the client has disconnected, so there is no one to inform.
    answer(things, asked, reply).catch(() => reply.destroy());
  });
  return {
    url: `s3://key:secret@127.0.0.1:${port}${ROOM}of/test?tls=off`,
    site: `${url}${ROOM}of/test`,
    stop,
  };
}

type Things = Map<string, Thing>;

async function answer(things: Things, asked: IncomingMessage, reply: ServerResponse) {
  const { pathname, searchParams } = new URL(asked.url!, 'http://bucket');
  const end = (status: number, code = '') => reply.writeHead(status).end(`<Code>${code}</Code>`);
  const key = decodeURIComponent(pathname.slice(ROOM.length));
  const body = await buffer(asked); // rejects when the connection ends early
  if (!pathname.startsWith(ROOM.slice(0, -1))) return end(404, 'NoSuchBucket');
  if (asked.method === 'PUT') {
    const { headers } = asked;
    if (headers['x-amz-content-sha256'] !== sha256(body)) return end(400, 'BadDigest');
    if (headers['if-none-match'] === '*' && things.has(key)) return end(412, 'PreconditionFailed');
    things.set(key, { body, headers: received(headers, body) });
    return end(200);
  }
  if (asked.method === 'DELETE') {
    things.delete(key);
    return end(204);
  }
  if (key === '') return reply.end(listed(things, searchParams));
  const thing = things.get(key);
  if (!thing) return end(404, 'NoSuchKey');
  return reply.writeHead(200, thing.headers).end(asked.method === 'HEAD' ? '' : thing.body);
}

const received = (headers: IncomingMessage['headers'], body: Buffer) => ({
  'content-type': String(headers['content-type']),
  'cache-control': String(headers['cache-control']),
  'content-length': String(body.length),
  etag: `"${sha256(body)}"`,
});

/** The first page of a listing. */
function listed(things: Things, query: URLSearchParams): string {
  const [prefix = '', after = '', most] = ['prefix', 'marker', 'max-keys'].map(
    (name) => query.get(name) ?? '',
  );
  const keys = [...things.keys()].filter((key) => key.startsWith(prefix) && key > after).sort();
  const page = keys.slice(0, Number(most)).map((key) => `<Contents><Key>${key}</Key></Contents>`);
  return `<IsTruncated>${keys.length > page.length}</IsTruncated>${page.join('')}`;
}

const sha256 = (content: Buffer) => createHash('sha256').update(content).digest('hex');

import { rmSync } from 'node:fs';
import { type IncomingMessage, request, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { setImmediate } from 'node:timers/promises';
import S3rver from 's3rver';

import { localServer } from './localServer';
import { temporaryFolder } from './temporaryFolder';

/** An S3-compatible service of one test run with two buckets: `store` and `pictures`. */
export interface TestBucket {
  /** Host and port. */
  host: string;
  /** A folder in `store`, in the form of STORE_URL. */
  url: string;
  /** The same service without the proxy that implements `If-None-Match`. */
  careless: string;
  /** Base URL at which a browser would read files. */
  site: string;
  stop(): Promise<void>;
}

/**
 * Starts an S3-compatible service with empty buckets. s3rver 3.7.1 ignores `If-None-Match` on writes and overwrites the
 * object, so a thin proxy in this file adds what Amazon S3, R2 and MinIO do: it responds with 412 when the key exists,
 * and decides one request after the other.
 * @param directory where the objects are stored; deleted with the service
 * @param at port; any free port when left out
 */
export async function testBucket(
  directory = temporaryFolder('bucket'),
  at = 0,
): Promise<TestBucket> {
  const service = new S3rver({
    address: '127.0.0.1',
    port: 0,
    directory,
    silent: true,
    configureBuckets: ['store', 'pictures'].map((name) => ({ name, configs: [] })),
  });
  const { port: behind } = await service.run();
  const front = await localServer(guard(behind), at);
  return {
    host: `127.0.0.1:${front.port}`,
    url: bucketUrl(front.port),
    careless: bucketUrl(behind),
    site: `${front.url}/store/of/test`,
    async stop() {
      await front.stop();
      await service.close();
      rmSync(directory, { recursive: true });
    },
  };
}

/** The STORE_URL of such a service at a port. */
export const bucketUrl = (port: number) =>
  `s3://S3RVER:S3RVER@127.0.0.1:${port}/store/of/test?tls=off`;

/**
 * Serializes requests for one key, because a real service never shows half a file either. When a client is killed, the
 * next request still gets its turn.
 */
function guard(port: number) {
  const turns = new Map<string, Promise<void>>();

  return (asked: IncomingMessage, answer: ServerResponse) => {
    const key = asked.url!;
    const mine = (turns.get(key) ?? Promise.resolve())
      .then(() => handle(asked, answer))
      .catch(() => void answer.destroy());
    turns.set(key, mine);
    void mine.then(() => turns.get(key) === mine && turns.delete(key));
  };

  async function handle(asked: IncomingMessage, answer: ServerResponse): Promise<void> {
    const exclusive = asked.headers['if-none-match'] === '*';
    if (!exclusive || (await statusOf(asked)) === 404) return pass(asked, answer);
    asked.resume();
    const xml = '<Error><Code>PreconditionFailed</Code></Error>';
    answer.writeHead(412, { 'content-type': 'application/xml' }).end(xml);
  }

  function statusOf({ url }: IncomingMessage): Promise<number | undefined> {
    return new Promise((resolve, reject) => {
      const head = { host: '127.0.0.1', port, path: url, method: 'HEAD' };
      request(head, ({ statusCode }) => resolve(statusCode))
        .once('error', reject)
        .end();
    });
  }

  async function stored(path: string): Promise<Buffer> {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`);
    return Buffer.from(await answer.arrayBuffer());
  }

  async function pass(asked: IncomingMessage, answer: ServerResponse): Promise<void> {
    const { url: path, method, headers } = asked;
    const body = await buffer(asked);
    const reply = await new Promise<IncomingMessage>((resolve, reject) => {
      request({ host: '127.0.0.1', port, path, method, headers }, resolve)
        .once('error', reject)
        .end(body);
    });
    // s3rver responds before all data is on disk, so this waits until it is.
    const written = method === 'PUT' && reply.statusCode === 200;
    while (written && !(await stored(path!)).equals(body)) await setImmediate();
    answer.writeHead(reply.statusCode!, reply.headers);
    await pipeline(reply, answer);
  }
}

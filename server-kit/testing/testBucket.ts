import { rmSync } from 'node:fs';
import { type IncomingMessage, request, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { setImmediate } from 'node:timers/promises';
import S3rver from 's3rver';

import { localServer } from './localServer';
import { temporaryFolder } from './temporaryFolder';

/** A service with buckets of this test run: `store` and `pictures`. */
export interface TestBucket {
  /** Where it is, with its port. */
  host: string;
  /** A folder of `store`, as STORE_URL takes it. */
  url: string;
  /** The same service without the front that adds `If-None-Match`. */
  careless: string;
  /** Address a browser would read files at. */
  site: string;
  stop(): Promise<void>;
}

/**
 * Starts an S3-compatible service with empty buckets. s3rver knows no `If-None-Match` for what
 * is written (3.7.1 overwrites), so a thin front in this file adds what Amazon S3, R2 and MinIO do:
 * 412 when the key is taken, decided one request after the other.
 * @param directory of what is in the buckets; it goes with the service
 * @param at port; any when left out
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

/** Of such a service at a port, as STORE_URL takes it. */
export const bucketUrl = (port: number) =>
  `s3://S3RVER:S3RVER@127.0.0.1:${port}/store/of/test?tls=off`;

/**
 * Requests for one key come one after the other: a real service never shows half a file either.
 * Whoever asked may have been killed meanwhile; the next one's turn comes all the same.
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
    // s3rver answers before all it was given is on disk; what it says then is not yet so.
    const written = method === 'PUT' && reply.statusCode === 200;
    while (written && !(await stored(path!)).equals(body)) await setImmediate();
    answer.writeHead(reply.statusCode!, reply.headers);
    await pipeline(reply, answer);
  }
}

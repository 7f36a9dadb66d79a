import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import S3rver from 's3rver';

/** A service like S3 on this machine, with a bucket called `pictures`. */
export interface TestBucket {
  host: string;
  close(): Promise<void>;
}

export async function testBucket(): Promise<TestBucket> {
  const folder = await mkdtemp(path.join(tmpdir(), 'bucket-'));
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    directory: folder,
    silent: true,
    configureBuckets: [{ name: 'pictures', configs: [] }],
  });
  const { port } = await server.run();
  return {
    host: `127.0.0.1:${port}`,
    async close() {
      await server.close();
      await rm(folder, { recursive: true });
    },
  };
}

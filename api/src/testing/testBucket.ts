import S3rver from 's3rver';
import { temporaryFolder } from 'server-kit/testing/temporaryFolder';

/** A service like S3 on this machine, with a bucket called `pictures`. */
export interface TestBucket {
  host: string;
  close(): Promise<void>;
}

export async function testBucket(): Promise<TestBucket> {
  const folder = temporaryFolder('bucket');
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
    close: () => server.close(),
  };
}

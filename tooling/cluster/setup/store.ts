import { join } from 'node:path';
import { bucketUrl } from 'server-kit/testing/testBucket';

import { waitForPort } from '../../start/waitUntilReady';
import type { Cluster } from './Cluster';

/** An S3-compatible service with one bucket. @returns its URL in the form of STORE_URL */
export async function startStore(cluster: Cluster, port: number): Promise<string> {
  const args = ['--import', 'tsx', join(__dirname, 'storeProcess.ts')];
  const place = [join(cluster.folder, 'store'), String(port)];
  cluster.start('store', process.execPath, [...args, ...place], { own: true, env: process.env });
  await waitForPort(port, 'The store');
  return bucketUrl(port);
}

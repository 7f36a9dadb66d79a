import { randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { memoryBucket } from './memoryBucket';

/** A place for a store in tests. */
export interface StorePlace {
  /** In the form of STORE_URL. */
  url: string;
  stop(): Promise<void>;
}

/** A real bucket for the tests, in the form of STORE_URL; everything they leave there is in a folder of its own. */
const OWN_BUCKET = process.env.TEST_STORE_URL;

/** Every kind of place: all of them must keep the promises of a store. */
export const STORE_PLACES: [string, () => Promise<StorePlace>][] = [
  ['a folder', folderPlace],
  ['a bucket', memoryBucket],
];
if (OWN_BUCKET) STORE_PLACES.push(['a bucket of one’s own', () => ownBucket(OWN_BUCKET)]);

/** In memory where the system has such a folder, because each write waits for the disk. */
export const QUICK_FOLDER = existsSync('/dev/shm') ? '/dev/shm' : tmpdir();

async function ownBucket(address: string): Promise<StorePlace> {
  const url = new URL(address);
  url.pathname += `/${randomUUID()}`;
  return { url: url.href, stop: async () => undefined };
}

async function folderPlace(): Promise<StorePlace> {
  const url = mkdtempSync(join(QUICK_FOLDER, 'store-'));
  return { url, stop: async () => rmSync(url, { recursive: true }) };
}

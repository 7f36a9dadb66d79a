import { randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { memoryBucket } from './memoryBucket';

/** Somewhere a store can be kept for a test. */
export interface StorePlace {
  /** As STORE_URL takes it. */
  url: string;
  stop(): Promise<void>;
}

/** A bucket of one's own to try, as STORE_URL takes it: what it is left with is in a folder of its own. */
const OWN_BUCKET = process.env.TEST_STORE_URL;

/** Every kind of place: what a store promises, it promises in all of them. */
export const STORE_PLACES: [string, () => Promise<StorePlace>][] = [
  ['a folder', folderPlace],
  ['a bucket', memoryBucket],
];
if (OWN_BUCKET) STORE_PLACES.push(['a bucket of one’s own', () => ownBucket(OWN_BUCKET)]);

/** In memory where the system has such a folder: each write waits until the disk has it. */
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

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

/** Every kind of place: what a store promises, it promises in all of them. */
export const STORE_PLACES: [string, () => Promise<StorePlace>][] = [
  ['a folder', folderPlace],
  ['a bucket', memoryBucket],
];

/** In memory where the system has such a folder: each write waits until the disk has it. */
export const QUICK_FOLDER = existsSync('/dev/shm') ? '/dev/shm' : tmpdir();

async function folderPlace(): Promise<StorePlace> {
  const url = mkdtempSync(join(QUICK_FOLDER, 'store-'));
  return { url, stop: async () => rmSync(url, { recursive: true }) };
}

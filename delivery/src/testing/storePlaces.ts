import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { testBucket } from './testBucket';

/** Somewhere a store can be kept for a test. */
export interface StorePlace {
  /** As STORE_URL takes it. */
  url: string;
  stop(): Promise<void>;
}

/** Every kind of place: what a store promises, it promises in all of them. */
export const STORE_PLACES: [string, () => Promise<StorePlace>][] = [
  ['a folder', folderPlace],
  ['a bucket', testBucket],
];

async function folderPlace(): Promise<StorePlace> {
  const url = mkdtempSync(join(tmpdir(), 'store-'));
  return { url, stop: async () => rmSync(url, { recursive: true }) };
}

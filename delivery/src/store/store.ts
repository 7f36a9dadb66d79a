import { fileURLToPath } from 'node:url';

import type { Guard } from '../trust/guard';
import { bucketStore } from './bucketStore';
import { folderStore } from './folderStore';

/**
 * Where releases and revisions are kept. Everything is written once and never changed, but for
 * the pointer to the newest revision, which is a copy and may lag.
 */
export interface Store {
  /** Undefined when there is nothing under this key. */
  read(key: string): Promise<Buffer | undefined>;
  /** Writes all or nothing, and only where nothing is. @returns false when the key is taken */
  create(key: string, content: Buffer | string): Promise<boolean>;
  /** Writes all or nothing, over whatever is there. */
  replace(key: string, content: Buffer | string): Promise<void>;
  /** Nothing happens when there is nothing under this key. */
  remove(key: string): Promise<void>;
  /** Keys that begin with `prefix` (which ends in a slash), sorted. */
  list(prefix: string): Promise<string[]>;
  /** A text that differs when the content does; cheaper than reading. */
  stamp(key: string): Promise<string | undefined>;
  /** Keys of files that were begun before this moment (milliseconds) and never finished. */
  halves?(before: number): Promise<string[]>;
  /** A folder of this machine that holds the releases, if the store has one. */
  folder?: string;
  /** Takes a revision for unseen that could not be believed; only where copies are kept of a far store. */
  forget?(key: string): Promise<void>;
  /** True when the folder holds only what was read so far, and looking costs a journey. */
  far?: boolean;
  /** Those copies alone. */
  kept?: Store | undefined;
  /** Who is believed here; when undefined, everybody who can write here is. */
  guard?: Guard | undefined;
}

/** Whether its files lie on this machine: looking costs next to nothing. */
export const isNear = ({ folder, far }: Store): boolean => folder !== undefined && !far;

/**
 * @param address `s3://key:secret@host/bucket`, a `file:` URL or a path
 * @throws Error with one sentence when no store can be kept there
 */
export function openStore(address: string): Store {
  if (address.startsWith('s3:')) return bucketStore(address);
  if (address.startsWith('file:')) return folderStore(fileURLToPath(address));
  if (/^[a-z][a-z0-9+.-]+:\/\//i.test(address)) {
    throw new Error(`STORE_URL must be a folder or s3://…, not '${address}'.`);
  }
  return folderStore(address);
}

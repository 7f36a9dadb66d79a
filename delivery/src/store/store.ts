import { fileURLToPath } from 'node:url';

import type { Guard } from '../trust/guard';
import { bucketStore } from './bucketStore';
import { folderStore } from './folderStore';

/**
 * Storage of releases and revisions. Everything is written once and never changed, except the pointer to the newest
 * revision, which is a copy and may lag.
 */
export interface Store {
  /** Undefined when the key does not exist. */
  read(key: string): Promise<Buffer | undefined>;
  /** Writes all or nothing, and only if the key does not exist. @returns false when it exists */
  create(key: string, content: Buffer | string): Promise<boolean>;
  /** Writes all or nothing; overwrites. */
  replace(key: string, content: Buffer | string): Promise<void>;
  /** Does nothing when the key does not exist. */
  remove(key: string): Promise<void>;
  /** Keys that begin with `prefix` (which ends in a slash), sorted. */
  list(prefix: string): Promise<string[]>;
  /** A text that changes with the content; cheaper than reading. */
  stamp(key: string): Promise<string | undefined>;
  /** Keys of files that were begun before this moment (milliseconds) and never completed. */
  halves?(before: number): Promise<string[]>;
  /** The local folder with the releases, if the store has one. */
  folder?: string;
  /** Marks a revision as not read after it could not be verified; only for copies of a remote store. */
  forget?(key: string): Promise<void>;
  /** True when the folder contains only the files that were read so far, and a lookup needs the network. */
  far?: boolean;
  /** Only those copies. */
  kept?: Store | undefined;
  /** The trusted keys; when undefined, everybody who can write here is trusted. */
  guard?: Guard | undefined;
}

/** Whether its files are local, so that a lookup costs next to nothing. */
export const isNear = ({ folder, far }: Store): boolean => folder !== undefined && !far;

/**
 * @param address `s3://key:secret@host/bucket`, a `file:` URL or a path
 * @throws Error with one sentence when there cannot be a store
 */
export function openStore(address: string): Store {
  if (address.startsWith('s3:')) return bucketStore(address);
  if (address.startsWith('file:')) return folderStore(fileURLToPath(address));
  if (/^[a-z][a-z0-9+.-]+:\/\//i.test(address)) {
    throw new Error(`STORE_URL must be a folder or s3://…, not '${address}'.`);
  }
  return folderStore(address);
}

import { randomUUID } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { makeFolder } from 'server-kit/atomic-file';
import type { Keyring } from 'server-kit/keyring';

import type { Config } from '../app/env';
import { hashSecret } from '../app/secrets';
import type { Fingerprints } from '../db/schema';

/** The settings of this process that all processes must share, hashed. */
export function fingerprintsOf(
  config: Pick<Config, 'mediaUrl' | 'redisUrl' | 'rateLimits' | 'dataDir'>,
  keys: Keyring,
): Fingerprints {
  const { mediaUrl, redisUrl, rateLimits, dataDir } = config;
  const hash = (text: string) => hashSecret(`process ${text}`).slice(0, 16);
  return {
    keys: keys.all.map(({ id, secret }) => `${id} ${hash(secret)}`),
    media: hash(mediaUrl ? placeOf(mediaUrl) : folderName(path.join(dataDir, 'media'))),
    limits: rateLimits ? (redisUrl ? hash(placeOf(redisUrl)) : OWN_LIMITS) : null,
  };
}

/** The process counts limits in its own memory. */
export const OWN_LIMITS = 'alone';

/** An address without credentials. */
function placeOf(address: string): string {
  const { host, pathname } = new URL(address);
  return host + pathname;
}

/** A name that only processes with the same folder can read there. */
function folderName(folder: string): string {
  const file = path.join(folder, '.name');
  makeFolder(folder, 0o777); // minus the umask, because processes of several accounts may share it
  try {
    writeFileSync(file, randomUUID(), { flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return readFileSync(file, 'utf8');
}

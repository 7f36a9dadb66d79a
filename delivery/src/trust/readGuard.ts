import type { KeyObject } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { given } from 'server-kit/environment';

import { readPrivateKey } from './ed25519';
import { keyFileIn, readKeyFile, readTrustFile, trustFileIn } from './files';
import type { Guard } from './guard';
import { NewestSeen } from './NewestSeen';
import { parseTrust } from './trust';

/**
 * The trusted keys of a store: MFE_TRUST contains them (as a file name or as JSON), or the data folder of the machine
 * that owns the store. The private key is in MFE_KEY, in the file MFE_KEY_FILE, or in that folder.
 * @param seenDir where this machine records what it has seen of stores
 * @param dataDir set when the store is the one of this folder
 * @returns undefined when no trust is configured
 * @throws Error with one sentence for the operator
 */
export function readGuard(
  env: NodeJS.ProcessEnv,
  seenDir: string,
  dataDir?: string,
): Guard | undefined {
  const stated = given(env, 'MFE_TRUST');
  const ownFile = dataDir && existsSync(trustFileIn(dataDir)) ? trustFileIn(dataDir) : undefined;
  const file = stated ?? ownFile;
  if (file === undefined) return undefined;
  const trust = file.startsWith('{') ? parseTrust(file, 'MFE_TRUST') : readTrustFile(file);
  const seen = new NewestSeen(trust.store, join(seenDir, `${trust.store}.json`));
  const key = privateKeyIn(env, dataDir);
  return { trust, seen, ...(key && { key }) };
}

function privateKeyIn(env: NodeJS.ProcessEnv, dataDir?: string): KeyObject | undefined {
  const inline = given(env, 'MFE_KEY');
  if (inline !== undefined) return readPrivateKey(inline, 'MFE_KEY');
  const file = given(env, 'MFE_KEY_FILE');
  if (file !== undefined) {
    if (existsSync(file)) return readKeyFile(file);
    throw new Error(`MFE_KEY_FILE is ${file}, which does not exist.`);
  }
  const own = dataDir && keyFileIn(dataDir);
  return own && existsSync(own) ? readKeyFile(own) : undefined;
}

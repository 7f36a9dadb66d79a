import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createFile, readText, replaceFile } from 'server-kit/atomic-file';

import { newPrivateKey, publicKeyOf, readPrivateKey } from './ed25519';
import { keyOf, parseTrust, type Trust } from './trust';

/** The trust file of an installation: beside the store, never in it. */
export const trustFileIn = (dataDir: string) => join(dataDir, 'trust.json');
export const keyFileIn = (dataDir: string) => join(dataDir, 'mfe.key');

/** @throws Error with a sentence when there is no such file, or it is invalid */
export function readTrustFile(file: string): Trust {
  if (!existsSync(file)) throw new Error(`${file} does not exist. It lists who may publish.`);
  return parseTrust(readText(file), file);
}

/** Writes all or nothing. */
export function writeTrustFile(file: string, trust: Trust): void {
  parseTrust(JSON.stringify(trust), file);
  replaceFile(file, `${JSON.stringify(trust, null, 2)}\n`, 0o644);
}

/** Writes a new private key to a file that only its owner can read. @throws Error when the file exists */
export function writeNewKey(file: string): void {
  if (createFile(file, newPrivateKey(), 0o600)) return;
  throw new Error(`${file} already exists. A key is never overwritten.`);
}

export const publicKeyIn = (file: string): string => publicKeyOf(readKeyFile(file));

/** @throws Error that names the file and does not repeat the key */
export const readKeyFile = (file: string) => readPrivateKey(readText(file), file);

export function newTrust(signatures: number): Trust {
  return { schema: 1, store: randomUUID(), signatures, keys: [] };
}

/**
 * The keys of a machine that serves its own store: created by the first start, stored in the data folder.
 * @param checkpoint the current content of the store
 */
export function keepLocalTrust(dataDir: string, checkpoint: Trust['checkpoint']): void {
  const [trustFile, keyFile] = [trustFileIn(dataDir), keyFileIn(dataDir)];
  if (!existsSync(keyFile)) writeNewKey(keyFile);
  if (existsSync(trustFile)) return;
  const own = keyOf(publicKeyIn(keyFile), { team: '*', person: 'this-machine' });
  writeTrustFile(trustFile, { ...newTrust(1), ...(checkpoint && { checkpoint }), keys: [own] });
}

import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { createFile, replaceFile } from '../atomic-file';
import { BadKeyring, type Keyring, keyring, readKeyring, writeKeyring } from './keyring';

const newSecret = () => randomBytes(32).toString('base64url');
const fileIn = (dataDir: string) => join(dataDir, 'secret.key');

/** The keys of this installation. The first process that starts generates them and stores them in the data folder. */
export function keepKeyring(dataDir: string): Keyring {
  const file = fileIn(dataDir);
  createFile(file, newSecret(), 0o600); // api and edge start together: the first one creates it
  try {
    return readKeyring(readFileSync(file, 'utf8').trim());
  } catch (error) {
    if (!(error instanceof BadKeyring)) throw error;
    throw new BadKeyring(
      `${file} ${error.message}. Restore it from a backup: mailed links and authenticator apps depend on it.`,
    );
  }
}

/** Adds a new key in first place; the older keys still verify. Processes use it after their next start. */
export function rotateKeyring(dataDir: string): Keyring {
  const stored = keepKeyring(dataDir);
  return write(dataDir, withNewKey(stored));
}

/** Deletes keys. Texts that were written with them can no longer be verified or decrypted. */
export function dropKeys(dataDir: string, ids: string[]): Keyring {
  const { all } = keepKeyring(dataDir);
  return write(dataDir, keyring(all.filter(({ id }) => !ids.includes(id))));
}

/** The same keyring with a new key in first place; its id is the next number. */
export function withNewKey({ all }: Keyring): Keyring {
  const numbers = all.map(({ id }) => (/^\d{1,9}$/.test(id) ? Number(id) : 0));
  return keyring([{ id: String(Math.max(...numbers) + 1), secret: newSecret() }, ...all]);
}

function write(dataDir: string, keys: Keyring): Keyring {
  replaceFile(fileIn(dataDir), writeKeyring(keys), 0o600);
  return keys;
}

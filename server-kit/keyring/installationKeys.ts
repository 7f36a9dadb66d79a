import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { createFile, replaceFile } from '../atomic-file';
import { type Keyring, keyring, readKeyring, writeKeyring } from './keyring';

const newSecret = () => randomBytes(32).toString('base64url');
const fileIn = (dataDir: string) => join(dataDir, 'secret.key');

/** The keys of this installation: made by whoever starts first, and kept in the data folder. */
export function keepKeyring(dataDir: string): Keyring {
  const file = fileIn(dataDir);
  createFile(file, newSecret(), 0o600); // api and edge start together: the first one makes it
  return readKeyring(readFileSync(file, 'utf8').trim());
}

/** Puts a new key first; those before still read. Processes take it when they start again. */
export function rotateKeyring(dataDir: string): Keyring {
  const stored = keepKeyring(dataDir);
  return write(dataDir, withNewKey(stored));
}

/** Forgets keys. What they wrote opens nothing any more. */
export function dropKeys(dataDir: string, ids: string[]): Keyring {
  const { all } = keepKeyring(dataDir);
  return write(dataDir, keyring(all.filter(({ id }) => !ids.includes(id))));
}

/** The same keys behind a new one, whose id is the next number. */
export function withNewKey({ all }: Keyring): Keyring {
  const numbers = all.map(({ id }) => (/^\d{1,9}$/.test(id) ? Number(id) : 0));
  return keyring([{ id: String(Math.max(...numbers) + 1), secret: newSecret() }, ...all]);
}

function write(dataDir: string, keys: Keyring): Keyring {
  replaceFile(fileIn(dataDir), writeKeyring(keys), 0o600);
  return keys;
}

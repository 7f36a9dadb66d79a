import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, renameSync, unlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { type Keyring, keyring, readKeyring, writeKeyring } from './keyring';

const newSecret = () => randomBytes(32).toString('base64url');
const fileIn = (dataDir: string) => join(dataDir, 'secret.key');

/** The keys of this installation: made by whoever starts first, and kept in the data folder. */
export function keepKeyring(dataDir: string): Keyring {
  const file = fileIn(dataDir);
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const made = `${file}.${process.pid}`;
  writeFileSync(made, newSecret(), { mode: 0o600 });
  try {
    linkSync(made, file); // whole or not at all: api and edge start together
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    unlinkSync(made);
  }
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
  const file = fileIn(dataDir);
  const made = `${file}.${process.pid}`;
  writeFileSync(made, writeKeyring(keys), { mode: 0o600, flush: true });
  renameSync(made, file);
  return keys;
}

import { createHash } from 'node:crypto';
import { type Dirent, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

import { ROOT } from './packages';

const SKIPPED_FOLDERS = new Set(['testing']);
const SKIPPED_FILES = /\.test\.tsx?$/;

/** What a build reads of its own package. */
const OWN = ['src', 'package.json', 'webpack.config.js'];

/** What it reads besides. */
const COMMON = [
  'shared-ui/src',
  'shared-ui/package.json',
  'api/contract',
  'delivery/src/registry',
  'tooling/webpack',
  'tooling/release',
  'tooling/art',
  'package-lock.json',
];

/** One text for all inputs of a package's build: the same inputs, the same text. */
export function fingerprintOf(folder: string): string {
  const hash = createHash('sha256');
  const own = OWN.map((name) => join(folder, name));
  for (const place of [...own, ...COMMON.map((name) => join(ROOT, name))]) {
    for (const file of filesUnder(place).sort()) {
      hash.update(relative(ROOT, file)).update('\0').update(readFileSync(file)).update('\0');
    }
  }
  return hash.digest('hex');
}

function filesUnder(place: string): string[] {
  return entriesOf(place).flatMap((entry) => {
    const path = join(place, entry.name);
    if (entry.name.startsWith('.')) return []; // what tools leave behind
    if (entry.isDirectory()) return SKIPPED_FOLDERS.has(entry.name) ? [] : filesUnder(path);
    return SKIPPED_FILES.test(entry.name) ? [] : [path];
  });
}

/** A file is its own only entry. */
function entriesOf(place: string): Pick<Dirent, 'name' | 'isDirectory'>[] {
  try {
    return readdirSync(place, { withFileTypes: true });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOTDIR') throw error;
    return [{ name: '', isDirectory: () => false }];
  }
}

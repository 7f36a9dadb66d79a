import { createHash } from 'node:crypto';
import { type Dirent, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { packageFolder, placeOf, ROOT } from 'server-kit/repository';

const SKIPPED_FOLDERS = new Set(['testing', 'node_modules', 'dist']);
const SKIPPED_FILES = /\.test\.tsx?$|\.md$/;

/** What a build reads of its own package. */
const OWN = ['src', 'package.json', 'webpack.config.js'];

/** What it reads besides, by package. */
const COMMON: Record<string, string[]> = {
  'shared-ui': ['src', 'package.json'],
  art: ['src', 'package.json'],
  contract: ['.'],
  'server-kit': ['integrity', 'repository', 'run-node'],
  tooling: ['packages', 'release', 'webpack'],
};

/** One text for all inputs of a package's build: the same inputs, the same text. */
export function fingerprintOf(folder: string): string {
  const hash = createHash('sha256');
  const own = OWN.map((name) => join(folder, name));
  const common = Object.entries(COMMON).flatMap(([name, paths]) =>
    paths.map((path) => join(packageFolder(name), path)),
  );
  for (const place of [...own, ...common, join(ROOT, 'package-lock.json')]) {
    for (const file of filesUnder(place).sort()) {
      hash.update(placeOf(file)).update('\0').update(readFileSync(file)).update('\0');
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

import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

import { packageFolder, placeOf, ROOT } from 'server-kit/repository';
import { filesUnder } from '../packages/index';

const SKIPPED_FOLDERS = new Set(['testing', 'node_modules', 'dist']);
const SKIPPED_FILES = /\.test\.tsx?$|\.md$/;

const OWN_SOURCES = ['src', 'package.json', 'webpack.config.js'];

const SHARED_SOURCES: Record<string, string[]> = {
  'shared-ui': ['src', 'package.json'],
  art: ['src', 'package.json'],
  contract: ['.'],
  'server-kit': ['integrity', 'repository', 'run-node'],
  tooling: ['packages', 'release', 'webpack'],
};

export function fingerprintOf(folder: string): string {
  const hash = createHash('sha256');
  const own = OWN_SOURCES.map((name) => join(folder, name));
  const common = Object.entries(SHARED_SOURCES).flatMap(([name, paths]) =>
    paths.map((path) => join(packageFolder(name), path)),
  );
  for (const place of [...own, ...common, join(ROOT, 'package-lock.json')]) {
    for (const file of filesOf(place)) {
      hash.update(placeOf(file)).update('\0').update(readFileSync(file)).update('\0');
    }
  }
  return hash.digest('hex');
}

/** For a file, the file itself. */
const filesOf = (place: string) =>
  statSync(place).isDirectory() ? filesUnder(place, isSkipped).sort() : [place];

/** Files that begin with a dot are left by tools. */
const isSkipped = (name: string) =>
  name.startsWith('.') || SKIPPED_FOLDERS.has(name) || SKIPPED_FILES.test(name);

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { packagesOf, readManifest } from '../packages';
import type { Violation } from './sources';

/** Every version is exact, and the lockfile contains no download host. */
export function checkManifests(root: string): Violation[] {
  const loose = ['.', ...packagesOf(root)].flatMap((folder) => {
    const { dependencies, devDependencies } = readManifest(join(root, folder));
    return Object.entries({ ...dependencies, ...devDependencies })
      .filter(([, version]) => !/^\d/.test(version))
      .map(([name, version]) => ({
        path: `${folder}/package.json`,
        message: `${name} must be exact, not '${version}'`,
      }));
  });
  const lockfile = join(root, 'package-lock.json');
  const hosts = existsSync(lockfile) && /"resolved": "https?:/.test(readFileSync(lockfile, 'utf8'));
  return hosts
    ? [...loose, { path: 'package-lock.json', message: 'names a download address' }]
    : loose;
}

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReleaseFile, ReleaseFolder } from 'contract/release';

import { RELEASED_PACKAGES } from '../../packages';
import type { Version } from '../setup/version';
import { runIn } from './runIn';

/** A checkout in a folder of its own, built with its own tools. */
export function versionAt(root: string): Version {
  const names = RELEASED_PACKAGES.filter((name) => existsSync(join(root, name)));
  const built = (name: string) => releaseIn(join(root, name, 'dist'));
  return {
    root,
    checkout: {
      names,
      built,
      async build(report) {
        report(`Building ${names.length} packages of the version before`);
        await runIn(root, 'tooling/release/main.ts');
        return names.map((name) => built(name)!);
      },
    },
  };
}

/** The last build of a package; undefined when there is none. */
function releaseIn(dist: string): ReleaseFolder | undefined {
  const note = join(dist, 'last-build.json');
  if (!existsSync(note)) return undefined;
  const { id } = readJson(note) as { id: string };
  const dir = join(dist, 'release', id);
  return { dir, release: readJson(join(dir, 'release.json')) as ReleaseFile };
}

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

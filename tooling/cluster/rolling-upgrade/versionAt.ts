import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReleaseFile, ReleaseFolder } from 'contract/release';

import { RELEASED_PACKAGES } from '../../packages';
import { READINESS } from '../setup/product';
import type { Version } from '../setup/version';
import { runIn } from './runIn';

/** What lies unpacked in a folder of its own; it is built by its own means. */
export function versionAt(root: string): Version {
  const names = RELEASED_PACKAGES.filter((name) => existsSync(join(root, name)));
  const built = (name: string) => releaseIn(join(root, name, 'dist'));
  const knowsReady = existsSync(join(root, 'delivery/src/edge/healthRoutes.ts'));
  return {
    root,
    // Edges were asked whether they live until there was another question.
    readiness: { ...READINESS, ...(!knowsReady && { edge: '/edge/health' }) },
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

/** What was built of a package last; undefined when nothing was. */
function releaseIn(dist: string): ReleaseFolder | undefined {
  const note = join(dist, 'last-build.json');
  if (!existsSync(note)) return undefined;
  const { id } = readJson(note) as { id: string };
  const dir = join(dist, 'release', id);
  return { dir, release: readJson(join(dir, 'release.json')) as ReleaseFile };
}

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

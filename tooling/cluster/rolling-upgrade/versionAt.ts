import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { RELEASED_PACKAGES } from '../../packages';
import { lastRelease } from '../../release/buildRelease';
import type { Version } from '../setup/version';
import { runIn } from './runIn';

/** A checkout in a folder of its own, built with its own tools. */
export function versionAt(root: string): Version {
  const names = RELEASED_PACKAGES.filter((name) => existsSync(join(root, name)));
  const built = (name: string) => lastRelease(join(root, name));
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

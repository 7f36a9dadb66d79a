import { cpSync } from 'node:fs';
import { join } from 'node:path';
import type { ReleaseFolder } from 'contract/release';
import { ROOT } from 'server-kit/repository';
import webpack, { type Configuration } from 'webpack';
import { buildRelease } from '../release';
import { seal } from '../release/seal';

/** Builds the shell for remotes in development, sealed like a release. Its pages are rendered by browsers. */
export async function buildDevShell(): Promise<ReleaseFolder> {
  const folder = join(ROOT, 'shell');
  await buildRelease('shell'); // for its server build, which the dev shell uses
  const { shellForDev } = require('../webpack/index.cjs') as {
    shellForDev(dir: string): Configuration;
  };
  await compile(shellForDev(folder));
  cpSync(join(folder, 'dist/server'), join(folder, 'dist/dev/server'), { recursive: true });
  return seal(folder, join(folder, 'dist/dev'));
}

function compile(configuration: Configuration): Promise<void> {
  return new Promise((resolve, reject) => {
    webpack(configuration, (error, stats) => {
      if (error) reject(error);
      else if (stats?.hasErrors()) reject(new Error(stats.toString('errors-only')));
      else resolve();
    });
  });
}

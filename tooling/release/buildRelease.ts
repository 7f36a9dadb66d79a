import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReleaseFile, ReleaseFolder } from 'contract/release';
import { runNode } from 'server-kit/run-node';
import { folderOf } from '../packages';
import { writeCalls } from './calls/writeCalls';
import { type Declarations, declarationsOf } from './contract/declarations';
import { writeContract } from './contract/writeContract';
import { fingerprintOf } from './fingerprint';
import { withLock } from './lock';
import { seal } from './seal';

interface LastBuild {
  fingerprint: string;
  id: string;
}

interface BuildOptions {
  /** Called when a build is necessary, as it begins. */
  onBuild?(): void;
  /** Type declarations that include this package's; when left out, the package builds its own. */
  declarations?: Declarations;
}

/**
 * Builds and seals a release of one package. Does nothing when the inputs are those of the last build.
 * @param name e.g. `remote-founder`
 */
export async function buildRelease(
  name: string,
  manner: BuildOptions = {},
): Promise<ReleaseFolder> {
  const folder = folderOf(name);
  return withLock(join(folder, 'dist/building'), async () => {
    const fingerprint = fingerprintOf(folder);
    const last = lastRelease(folder, fingerprint);
    if (last) return last;
    manner.onBuild?.();
    if (manner.declarations) return build(folder, fingerprint, manner.declarations);
    const own = declarationsOf([folder]);
    return build(folder, fingerprint, own).finally(own.remove);
  });
}

/** The last build of a package; undefined when its sources were changed since. */
export function builtRelease(name: string): ReleaseFolder | undefined {
  const folder = folderOf(name);
  return lastRelease(folder, fingerprintOf(folder));
}

async function build(folder: string, fingerprint: string, declarations: Declarations) {
  const note = noteOf(folder);
  rmSync(note, { force: true });
  await Promise.all([compile(folder), writeContract(folder, declarations), writeCalls(folder)]);
  const sealed = seal(folder);
  writeFileSync(note, JSON.stringify({ fingerprint, id: sealed.release.id } satisfies LastBuild));
  return sealed;
}

/** The last build in a package's folder. @param fingerprint that its inputs must have had */
export function lastRelease(folder: string, fingerprint?: string): ReleaseFolder | undefined {
  const note = noteOf(folder);
  if (!existsSync(note)) return undefined;
  const last = JSON.parse(readFileSync(note, 'utf8')) as LastBuild;
  const dir = join(folder, 'dist/release', last.id);
  const file = join(dir, 'release.json');
  if (last.fingerprint !== (fingerprint ?? last.fingerprint) || !existsSync(file)) return undefined;
  return { dir, release: JSON.parse(readFileSync(file, 'utf8')) as ReleaseFile };
}

const noteOf = (folder: string) => join(folder, 'dist/last-build.json');

/** A build creates many short-lived objects: a larger young generation saves a tenth of its processor time. */
const YOUNG_GENERATION_FLAG = '--max-semi-space-size=64'; // MB

/**
 * Runs webpack in a package, in a child process, so that several builds use several cores.
 * @throws Error with webpack's output when it fails
 */
async function compile(folder: string): Promise<void> {
  const webpack = require.resolve('webpack/bin/webpack.js');
  const env = { ...process.env, NODE_ENV: 'production' };
  const { code, output } = await runNode([YOUNG_GENERATION_FLAG, webpack, '--no-color'], {
    cwd: folder,
    env,
  });
  if (code !== 0) throw new Error(`The build of ${folder} failed.\n${output}`);
}

import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { compile } from './compile';
import { writeContract } from './contract/writeContract';
import { fingerprintOf } from './fingerprint';
import { withLock } from './lock';
import { folderOf } from './packages';
import type { ReleaseFile, ReleaseFolder } from './releaseFile';
import { seal } from './seal';

/** What was built last, and from which inputs. */
interface LastBuild {
  fingerprint: string;
  id: string;
}

/**
 * Builds and seals a release of one part. Does nothing when its inputs are those of the last build.
 * @param name e.g. `remote-founder`
 * @param onBuild told when there is something to do, as it begins
 */
export async function buildRelease(
  name: string,
  onBuild: () => void = () => {},
): Promise<ReleaseFolder> {
  const folder = folderOf(name);
  return withLock(join(folder, 'dist/building'), async () => {
    const fingerprint = fingerprintOf(folder);
    const last = lastRelease(folder, fingerprint);
    if (last) return last;
    onBuild();
    return build(folder, fingerprint);
  });
}

async function build(folder: string, fingerprint: string): Promise<ReleaseFolder> {
  const note = noteOf(folder);
  rmSync(note, { force: true });
  await Promise.all([compile(folder), writeContract(folder)]);
  const sealed = seal(folder);
  writeFileSync(note, JSON.stringify({ fingerprint, id: sealed.release.id } satisfies LastBuild));
  return sealed;
}

function lastRelease(folder: string, fingerprint: string): ReleaseFolder | undefined {
  const note = noteOf(folder);
  if (!existsSync(note)) return undefined;
  const last = JSON.parse(readFileSync(note, 'utf8')) as LastBuild;
  const dir = join(folder, 'dist/release', last.id);
  const file = join(dir, 'release.json');
  if (last.fingerprint !== fingerprint || !existsSync(file)) return undefined;
  return { dir, release: JSON.parse(readFileSync(file, 'utf8')) as ReleaseFile };
}

const noteOf = (folder: string) => join(folder, 'dist/last-build.json');

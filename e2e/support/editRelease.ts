import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import type { ReleaseFile } from 'contract/release';
import { integrityOf } from 'server-kit/integrity';

/** Changes what a release in a store says of itself. @param folder of the release */
export function editRelease(folder: string, change: (release: ReleaseFile) => void): void {
  const file = join(folder, 'release.json');
  const release = JSON.parse(readFileSync(file, 'utf8')) as ReleaseFile;
  change(release);
  writeFileSync(file, JSON.stringify(release));
}

/** Puts code before one of its scripts, sealed like what was published. */
export function runFirst(folder: string, release: ReleaseFile, script: string, code: string): void {
  const text = `${code};${readFileSync(join(folder, script), 'utf8')}`;
  for (const file of readdirSync(folder)) if (file.startsWith(script)) rmSync(join(folder, file));
  writeFileSync(join(folder, script), text);
  release.files[script] = described(text);
}

/** A file as a release lists it. */
export const described = (text: string) => ({ integrity: integrityOf(text), bytes: text.length });

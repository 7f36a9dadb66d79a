import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import type { ReleaseFile } from 'contract/release';
import { integrityOf } from 'server-kit/integrity';

/** Changes the release.json of a release in a store. @param folder of the release */
export function editRelease(folder: string, change: (release: ReleaseFile) => void): void {
  const file = join(folder, 'release.json');
  const release = JSON.parse(readFileSync(file, 'utf8')) as ReleaseFile;
  change(release);
  writeFileSync(file, JSON.stringify(release));
}

/** Puts code before one of its scripts, and seals the release again. */
export function runFirst(folder: string, release: ReleaseFile, script: string, code: string): void {
  const text = `${code};${readFileSync(join(folder, script), 'utf8')}`;
  for (const file of readdirSync(folder)) if (file.startsWith(script)) rmSync(join(folder, file));
  writeFileSync(join(folder, script), text);
  release.files[script] = described(text);
}

/** A file as release.json lists it. */
export const described = (text: string) => ({ integrity: integrityOf(text), bytes: text.length });

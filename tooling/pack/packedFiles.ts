import { readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { packageFolder } from 'server-kit/repository';
import { type Import, readImports } from '../laws/readImports';
import { readManifest } from '../packages';
import { filesUnder } from '../packages/index';
import { CONTENTS, isPacked } from './contents';

const CODE = /\.(ts|tsx|cjs|mjs)$/;
const SKIPPED = new Set(['node_modules', 'dist', '.tsbuild', 'var']);

/** A file that other repositories get. */
export interface PackedFile {
  /** Relative to the package. */
  path: string;
  imports: readonly Import[];
}

export function packedFiles(name: string): PackedFile[] {
  const folder = packageFolder(name);
  const { exports = {} } = readManifest(folder);
  const contents = CONTENTS[name];
  const isIn = (path: string) =>
    (contents?.some((one) => path === one || path.startsWith(`${one}/`)) ?? path.includes('/')) &&
    isPacked(path, './testing' in exports);
  const paths = filesUnder(folder, (one) => SKIPPED.has(one)).map((file) =>
    relative(folder, file).split(sep).join('/'),
  );
  return paths.filter(isIn).map((path) => {
    const text = CODE.test(path) ? readFileSync(join(folder, path), 'utf8') : undefined;
    return { path, imports: text === undefined ? [] : readImports(path, text) };
  });
}

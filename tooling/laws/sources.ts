import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

import { type Import, readImports } from './readImports';

/** One file of the house, as the laws read it. */
export interface Source {
  /** Path from the root with forward slashes, e.g. `remote-founder/src/routes.tsx`. */
  path: string;
  text: string;
  imports: Import[];
}

/** One broken law: where, and what to do instead. */
export interface Violation {
  path: string;
  message: string;
}

/** A rule of the house as a check over all of its files. */
export interface Law {
  name: string;
  check(sources: Source[]): Violation[];
}

const CODE = /\.(ts|tsx|cjs|mjs)$/;
const SKIPPED = new Set(['node_modules', '.tsbuild', 'dist', 'var', '.git', 'test-results']);

/** Every source file below `root`, in a stable order. */
export function readSources(root: string): Source[] {
  const paths = walk(root).filter((path) => CODE.test(path) && !path.endsWith('.d.ts'));
  return paths.sort().map((path) => source(toName(root, path), readFileSync(path, 'utf8')));
}

/** A source from its text: how tests plant a violation. */
export function source(path: string, text: string): Source {
  return { path, text, imports: readImports(path, text) };
}

function walk(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (SKIPPED.has(entry.name)) return [];
    const path = join(folder, entry.name);
    return entry.isDirectory() ? walk(path) : [path];
  });
}

const toName = (root: string, path: string) => relative(root, path).split(sep).join('/');

import { readFileSync } from 'node:fs';
import { relative, sep } from 'node:path';

import { filesUnder } from '../packages/index';
import { type Import, readImports } from './readImports';

export interface Text {
  /** Path from the root with forward slashes, e.g. `remote-founder/src/routes.tsx`. */
  path: string;
  text: string;
}

/** One source file, as the laws read it. */
export interface Source extends Text {
  imports: Import[];
}

/** One violation: its place, and the remedy. */
export interface Violation {
  path: string;
  message: string;
}

/** A rule of the codebase as a check over all of its files. */
export interface Law {
  name: string;
  check(sources: Source[]): Violation[];
}

/**
 * A law that checks each file alone.
 * @param complain returns the messages about one file
 */
export const fileLaw = (
  name: string,
  where: (path: string) => boolean,
  complain: (source: Source) => string[],
): Law => ({
  name,
  check: (sources) =>
    sources
      .filter(({ path }) => where(path))
      .flatMap((one) => complain(one).map((message) => ({ path: one.path, message }))),
});

/** Code that may run in a browser. */
export const FRONT = /^(shell|shared-ui|remote-[a-z]+)\/src\//;

export const packageOf = (path: string): string => path.split('/', 1)[0]!;

const CODE = /\.(ts|tsx|cjs|mjs)$/;
const OTHER = /\.(md|sql|html|yml|conf|art|js|mts)$|\/package\.json$/;
const SKIPPED = new Set(['node_modules', '.tsbuild', 'dist', 'var', '.git', 'test-results']);

export function readSources(root: string): Source[] {
  return read(root, CODE)
    .filter(({ path }) => !path.endsWith('.d.ts'))
    .map(({ path, text }) => source(path, text));
}

/** All other texts below `root`: documents, SQL, configuration. */
export const readOthers = (root: string): Text[] => read(root, OTHER);

function read(root: string, pattern: RegExp): Text[] {
  const paths = filesUnder(root, (name) => SKIPPED.has(name)).filter((path) => pattern.test(path));
  return paths.sort().map((path) => ({
    path: toName(root, path),
    text: readFileSync(path, 'utf8'),
  }));
}

/** A source from its text: tests use it to plant violations. */
export function source(path: string, text: string): Source {
  return { path, text, imports: readImports(path, text) };
}

const toName = (root: string, path: string) => relative(root, path).split(sep).join('/');

import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { TSC } from 'server-kit/repository';
import { runNode } from 'server-kit/run-node';
import { sideBySide } from './sideBySide';

/** Our packages by name, as sources: declarations may import any of them. */
const SOURCES = {
  'shared-ui': ['shared-ui/src/index.ts'],
  'shared-ui/core': ['shared-ui/src/core.ts'],
  'contract/*': ['contract/*', 'contract/*/index.ts'],
};

/**
 * Makes TypeScript write the declarations of some modules, and of all they import, into a folder that mirrors the
 * packages. It does not check types: `npm test` does that.
 * @param entries modules by package and path, with file extension
 * @param out the folder, emptied first
 * @throws Error with TypeScript's message
 */
export async function emitDeclarations(entries: readonly string[], out: string): Promise<void> {
  const packages = sideBySide();
  await emit(packages.folder, entries, out).finally(packages.remove);
}

async function emit(root: string, entries: readonly string[], out: string): Promise<void> {
  rmSync(out, { recursive: true, force: true });
  mkdirSync(out, { recursive: true });
  const fromRoot = (path: string) => join(root, path);
  const paths = Object.entries(SOURCES).map(([name, files]) => [name, files.map(fromRoot)]);
  const project = {
    extends: fromRoot('presets/tsconfig/web.json'),
    compilerOptions: {
      composite: false,
      incremental: false,
      declaration: true,
      noCheck: true,
      removeComments: true,
      preserveSymlinks: true,
      rootDir: root,
      outDir: out,
      types: [],
      paths: Object.fromEntries(paths),
    },
    include: [],
    files: [...entries, 'presets/tsconfig/assets.d.ts'].map(fromRoot),
  };
  const file = join(out, 'tsconfig.json');
  writeFileSync(file, JSON.stringify(project));
  const { code, output } = await runNode([TSC, '-p', file, '--pretty', 'false']);
  if (code !== 0)
    throw new Error(`TypeScript cannot write the declarations of the packages.\n${output}`);
}

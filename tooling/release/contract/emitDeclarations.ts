import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { ROOT } from '../packages';
import { runNode } from '../runNode';

/** Our packages by name, as sources: a declaration may name any of them. */
const SOURCES = {
  'shared-ui': ['shared-ui/src/index.ts'],
  'shared-ui/core': ['shared-ui/src/core.ts'],
  'api/contract/*': ['api/contract/*'],
  'delivery/registry': ['delivery/src/registry/index.ts'],
};

/**
 * Has TypeScript write the declarations of some modules, and of all they name, into a folder that
 * mirrors the repository. Nothing is checked here: `npm test` does that.
 * @param entries paths from the root of the repository
 * @param out where the folder is made anew
 * @throws Error with TypeScript's words
 */
export async function emitDeclarations(entries: readonly string[], out: string): Promise<void> {
  rmSync(out, { recursive: true, force: true });
  mkdirSync(out, { recursive: true });
  const fromRoot = (path: string) => join(ROOT, path);
  const paths = Object.entries(SOURCES).map(([name, files]) => [name, files.map(fromRoot)]);
  const project = {
    extends: fromRoot('tooling/tsconfig/web.json'),
    compilerOptions: {
      composite: false,
      incremental: false,
      declaration: true,
      noCheck: true,
      removeComments: true,
      rootDir: ROOT,
      outDir: out,
      types: [],
      paths: Object.fromEntries(paths),
    },
    include: [],
    files: [...entries, 'tooling/tsconfig/assets.d.ts'].map(fromRoot),
  };
  const file = join(out, 'tsconfig.json');
  writeFileSync(file, JSON.stringify(project));
  const tsc = join(ROOT, 'node_modules/typescript/bin/tsc');
  const { code, output } = await runNode([tsc, '-p', file, '--pretty', 'false']);
  if (code !== 0) throw new Error(`No contract can be written.\n${output}`);
}

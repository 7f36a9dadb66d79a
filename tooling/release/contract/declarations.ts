import { rmSync } from 'node:fs';
import { join } from 'node:path';

import { PROVIDED_MODULES } from 'contract/release';
import { ROOT } from 'server-kit/repository';
import { readManifest } from '../../packages';
import { emitDeclarations } from './emitDeclarations';

/** TypeScript's declarations of the modules that some packages are built with. */
export interface Declarations {
  /** Writes them at the first call. @returns a folder that mirrors the repository */
  emitted(): Promise<string>;
  remove(): void;
}

/** The contents page of a package, as a module by package and path. */
export const routesOf = (folder: string) => `${readManifest(folder).name}/src/routes`;

let made = 0;

/**
 * One run of TypeScript for several packages, because they share most modules.
 * @param folders of the packages
 */
export function declarationsOf(folders: readonly string[]): Declarations {
  made += 1;
  const out = join(ROOT, 'node_modules/.cache/declarations', `${process.pid}-${made}`);
  const remove = () => {
    process.off('exit', remove);
    // TypeScript may still write while it is being stopped.
    rmSync(out, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 });
  };
  let emission: Promise<string> | undefined;
  return {
    emitted() {
      const routes = folders.map((folder) => `${routesOf(folder)}.tsx`);
      emission ??= emitDeclarations(
        [...routes, `${PROVIDED_MODULES['shared-ui/core']}.ts`],
        out,
      ).then(() => out);
      process.off('exit', remove).once('exit', remove); // after the listener that stops TypeScript
      return emission;
    },
    remove,
  };
}

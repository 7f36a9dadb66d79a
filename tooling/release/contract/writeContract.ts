import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { MODULE_PREFIX, PROVIDED_MODULES } from 'contract/release';
import { packageFolder } from 'server-kit/repository';
import { type Declarations, routesOf } from './declarations';
import { rollDeclarations } from './rollDeclarations';

const ROUTER_SUBSET = join(packageFolder('tooling'), 'webpack/routerSubset.mjs');

export const contractIn = (dist: string) => join(dist, 'contract.d.ts');

/**
 * Writes the types a package was built with: the modules that the shell offers to remotes (for the shell what it
 * provides, for a remote what it requires), and the package's own `routes`.
 * @param folder the package
 * @param declarations include those of this package
 */
export async function writeContract(folder: string, declarations: Declarations): Promise<void> {
  const out = await declarations.emitted();
  const routes = routesOf(folder);

  const read = (module: string) => {
    const file = join(out, `${module}.d.ts`);
    return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
  };
  const rolled = rollDeclarations([PROVIDED_MODULES['shared-ui/core'], routes], read, moduleOf);
  const own = `declare module "${MODULE_PREFIX}contract" {\nexport * from "${MODULE_PREFIX}${routes}";\n}\n`;
  const file = contractIn(join(folder, 'dist'));
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, [rolled, routerModule(), own].join('\n'));
}

/** The types of a contents page come from core, whichever entry point of shared-ui it imports. */
function moduleOf(specifier: string): string | undefined {
  if (/^shared-ui(\/core|\/src\/index|\/src)?$/.test(specifier))
    return PROVIDED_MODULES['shared-ui/core'];
  return specifier.startsWith('contract/') ? specifier : undefined;
}

/** The part of the router that the shell provides. */
function routerModule(): string {
  const names = readFileSync(ROUTER_SUBSET, 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
  return `declare module "${MODULE_PREFIX}react-router-dom" {\n${names.trim()}\n}\n`;
}

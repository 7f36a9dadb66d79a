import { isBuiltin } from 'node:module';

import type { Import } from '../laws/readImports';
import type { Manifest } from '../packages';

/**
 * The package.json of a package as others install it: its dependencies are the imports of its packed files, and their
 * types.
 * @param imports of the packed files
 * @param versionOf the installed version of a package
 * @throws Error when an import is not installed
 */
export function packedManifest(
  manifest: Manifest,
  imports: readonly Import[],
  versionOf: (name: string) => string | undefined,
): Manifest {
  const { dependencies = {}, devDependencies: _dev, scripts: _scripts, ...rest } = manifest;
  const names = new Set([...Object.keys(dependencies), ...packagesIn(imports)]);
  names.delete(manifest.name);
  const asked = [...names].flatMap((name) => {
    const found = [name, `@types/${name}`].flatMap((one) => {
      const version = versionOf(one);
      return version === undefined ? [] : [[one, version] as const];
    });
    if (found.length > 0) return found;
    throw new Error(`${manifest.name} imports '${name}', which is not installed here.`);
  });
  return { ...rest, dependencies: Object.fromEntries(asked) };
}

function packagesIn(imports: readonly Import[]): string[] {
  return imports
    .map(({ specifier }) => specifier)
    .filter((specifier) => !/^[./]/.test(specifier) && !isBuiltin(specifier))
    .map((specifier) => specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/'));
}

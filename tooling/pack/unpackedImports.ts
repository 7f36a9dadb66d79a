import { posix } from 'node:path';

import { CONTENTS } from './contents';
import type { PackedFile } from './packedFiles';

/**
 * Imports of packed files that lead to files which are not packed, one sentence each. In another repository they
 * would fail at the build.
 * @param name of the package
 */
export function unpackedImports(name: string, files: readonly PackedFile[]): string[] {
  return files.flatMap(({ path, imports }) => {
    const place = `${name}/${path}`;
    return imports
      .map(({ specifier }) => [specifier, targetOf(place, specifier)] as const)
      .filter(([, target]) => !isPackedWith(target))
      .map(([specifier]) => `${place} imports '${specifier}', which stays here.`);
  });
}

const targetOf = (place: string, specifier: string) =>
  specifier.startsWith('.') ? posix.join(posix.dirname(place), specifier) : specifier;

/** The first folders say it: what a package offers under another name than that of a folder travels. */
function isPackedWith(target: string): boolean {
  const [name = '', ...path] = target.split('/');
  if (path.includes('testing')) return name === 'shared-ui'; // as `isPacked` has it: no other kit is offered
  const contents = CONTENTS[name];
  if (!contents || path.length === 0) return true;
  const file = path.join('/');
  return contents.some((one) => file === one || file.startsWith(`${one}/`) || one === `${file}.ts`);
}

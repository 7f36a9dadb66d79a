import { posix } from 'node:path';

import { CONTENTS } from './contents';
import type { PackedFile } from './packedFiles';

/**
 * Imports of packed files that refer to unpacked files, one sentence each. In another repository they would break the
 * build.
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

/** Decides by the first folders of a path; an export whose name is not that of a folder is packed. */
function isPackedWith(target: string): boolean {
  const [name = '', ...path] = target.split('/');
  if (path.includes('testing')) return name === 'shared-ui'; // like `isPacked`: no other test kit is published
  const contents = CONTENTS[name];
  if (!contents || path.length === 0) return true;
  const file = path.join('/');
  return contents.some((one) => file === one || file.startsWith(`${one}/`) || one === `${file}.ts`);
}

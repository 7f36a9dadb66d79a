import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { makeSbom } from './makeSbom';

/**
 * Writes the bill of materials next to the build output.
 * @param root the repository
 * @returns the file
 */
export function writeSbom(root: string): string {
  const file = join(root, 'dist/sbom.cdx.json');
  mkdirSync(join(root, 'dist'), { recursive: true });
  writeFileSync(file, makeSbom(JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))));
  return file;
}

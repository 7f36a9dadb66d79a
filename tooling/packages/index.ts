import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { OWN } from 'server-kit/repository';

/** The packages of this repository that are released: the shell and every remote. */
export const RELEASED: readonly string[] = Object.keys(OWN).filter((name) =>
  /^(shell$|remote-)/.test(name),
);

/** What a release takes from its package.json. */
export interface Manifest {
  name: string;
  version: string;
  /** Where `npm run dev` and the standalone page serve it. */
  config?: { port?: number };
  peerDependencies?: Record<string, string>;
}

/** The folder of a released package. @throws Error when there is no such package */
export function folderOf(name: string): string {
  if (RELEASED.includes(name)) return OWN[name]!;
  throw new Error(`There is no package '${name}'. Known: ${RELEASED.join(', ')}.`);
}

/** Reads a package.json. */
export function readManifest(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
}

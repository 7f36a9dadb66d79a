import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The repository. */
export const ROOT = join(__dirname, '../..');

const { workspaces } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
  workspaces: string[];
};

/** The packages that are released: the shell and every remote. */
export const RELEASED: readonly string[] = workspaces.filter((name) =>
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

/** The folder of a released part. @throws Error when there is no such part */
export function folderOf(name: string): string {
  if (RELEASED.includes(name)) return join(ROOT, name);
  throw new Error(`There is no part '${name}'. Known: ${RELEASED.join(', ')}.`);
}

/** Reads a package.json. */
export function readManifest(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
}

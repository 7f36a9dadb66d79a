import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { WORKSPACES } from 'server-kit/repository';

export const RELEASED_PACKAGES: readonly string[] = Object.keys(WORKSPACES).filter((name) =>
  /^(shell$|remote-)/.test(name),
);

export interface Manifest {
  name: string;
  version: string;
  license?: string;
  workspaces?: string[];
  /** Port of `npm run dev` and of the standalone page. */
  config?: { port?: number };
  exports?: Record<string, unknown>;
  scripts?: Record<string, string>;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

/** One package as the lockfile pins it. */
export interface LockEntry extends Partial<Manifest> {
  /** For a link: its target folder. */
  resolved?: string;
  integrity?: string;
  dev?: boolean;
  devOptional?: boolean;
  optional?: boolean;
  link?: boolean;
  optionalDependencies?: Record<string, string>;
}

/** package-lock.json (version 3): entries by their path in the tree. */
export interface Lockfile {
  packages: Record<string, LockEntry>;
}

/** The folder of a released package. @throws Error when there is no such package */
export function folderOf(name: string): string {
  if (RELEASED_PACKAGES.includes(name)) return WORKSPACES[name]!;
  throw new Error(`There is no package '${name}'. Known: ${RELEASED_PACKAGES.join(', ')}.`);
}

export function readManifest(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
}

export const packagesOf = (root: string): string[] => readManifest(root).workspaces ?? [];

export function filesUnder(folder: string, isSkipped: (name: string) => boolean): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (isSkipped(entry.name)) return [];
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesUnder(path, isSkipped) : [path];
  });
}

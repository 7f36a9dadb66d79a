import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { withRelease } from './changelog';
import { nextVersion } from './nextVersion';
import { type Commit, readCommits } from './readCommits';

/** What a package becomes. */
export interface Raise {
  name: string;
  from: string;
  to: string;
  /** Those that the changelog tells of. */
  commits: Commit[];
}

interface Manifest {
  workspaces?: string[];
  version?: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

interface Lockfile {
  packages: Record<string, Manifest>;
}

const CHANGELOG = 'CHANGELOG.md';

/** What each package becomes by the commits since its changelog was written last. */
export function planRaises(root: string): Raise[] {
  return packagesOf(root).flatMap((name) => {
    const log = `${name}/${CHANGELOG}`;
    const commits = readCommits(root, name, log);
    const from = readJson<Manifest>(join(root, name, 'package.json')).version!;
    // A package without a changelog is released for the first time, as what it is.
    const to = existsSync(join(root, log)) ? nextVersion(from, commits) : from;
    return to === from && existsSync(join(root, log)) ? [] : [{ name, from, to, commits }];
  });
}

/**
 * Writes changelogs and versions, also where other packages and the lockfile name them.
 * @param day `yyyy-MM-dd`
 */
export function writeRaises(root: string, raises: readonly Raise[], day: string): void {
  for (const { name, to, commits } of raises) {
    const file = join(root, name, CHANGELOG);
    const before = existsSync(file) ? readFileSync(file, 'utf8') : undefined;
    writeFileSync(file, withRelease(name, { version: to, day, commits }, before));
  }
  const versions = new Map(raises.map(({ name, to }) => [name, to]));
  const lockfile = join(root, 'package-lock.json');
  const lock = readJson<Lockfile>(lockfile);
  for (const name of packagesOf(root)) {
    const file = join(root, name, 'package.json');
    writeJson(file, raised(name, readJson<Manifest>(file), versions));
    const entry = lock.packages[name];
    if (entry) lock.packages[name] = raised(name, entry, versions);
  }
  writeJson(lockfile, lock);
}

/** A manifest with the new versions of itself and of what it depends on; ranges of peers stay. */
function raised(name: string, manifest: Manifest, versions: ReadonlyMap<string, string>): Manifest {
  const change = (dependencies: Record<string, string>) =>
    Object.fromEntries(
      Object.entries(dependencies).map(([one, version]) => [one, versions.get(one) ?? version]),
    );
  const next = { ...manifest, version: versions.get(name) ?? manifest.version };
  if (next.dependencies) next.dependencies = change(next.dependencies);
  if (next.devDependencies) next.devDependencies = change(next.devDependencies);
  return next;
}

export const packagesOf = (root: string): string[] =>
  readJson<Manifest>(join(root, 'package.json')).workspaces ?? [];

const readJson = <Content>(file: string) => JSON.parse(readFileSync(file, 'utf8')) as Content;
const writeJson = (file: string, content: object) =>
  writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`);

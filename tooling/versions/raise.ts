import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { withOwnVersions } from '../new';
import { type LockEntry, type Lockfile, packagesOf, readManifest } from '../packages';
import { withRelease } from './changelog';
import { type Commit, readCommits } from './readCommits';

interface Raise {
  name: string;
  from: string;
  to: string;
  /** The commits that its changelog lists. */
  commits: Commit[];
}

const CHANGELOG = 'CHANGELOG.md';
/** The folder of guides with manifests to copy. */
const GUIDES = 'docs/how-to';

/** The next version of each package, by the commits since its changelog was last written. */
export function planRaises(root: string): Raise[] {
  return packagesOf(root).flatMap((name) => {
    const log = `${name}/${CHANGELOG}`;
    const commits = readCommits(root, name, log);
    const from = readManifest(join(root, name)).version;
    // A package without a changelog is released for the first time, with its current version.
    const to = existsSync(join(root, log)) ? nextVersion(from, commits) : from;
    return to === from && existsSync(join(root, log)) ? [] : [{ name, from, to, commits }];
  });
}

/**
 * Writes changelogs and versions, also where other packages, the lockfile and guides contain them.
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
  const lock = JSON.parse(readFileSync(lockfile, 'utf8')) as Lockfile;
  for (const name of packagesOf(root)) {
    const folder = join(root, name);
    writeJson(join(folder, 'package.json'), raised(name, readManifest(folder), versions));
    const entry = lock.packages[name];
    if (entry) lock.packages[name] = raised(name, entry, versions);
  }
  writeJson(lockfile, lock);
  for (const guide of readdirSync(join(root, GUIDES))) {
    const file = join(root, GUIDES, guide);
    writeFileSync(file, withOwnVersions(root, readFileSync(file, 'utf8')));
  }
}

/** A manifest with the new versions of the package and its dependencies; peer ranges stay. */
function raised(name: string, manifest: LockEntry, versions: ReadonlyMap<string, string>) {
  const change = (dependencies: Record<string, string>) =>
    Object.fromEntries(
      Object.entries(dependencies).map(([one, version]) => [one, versions.get(one) ?? version]),
    );
  const next = { ...manifest, version: versions.get(name) ?? manifest.version };
  if (next.dependencies) next.dependencies = change(next.dependencies);
  if (next.devDependencies) next.devDependencies = change(next.devDependencies);
  return next;
}

const writeJson = (file: string, content: object) =>
  writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`);

/** The version after these commits (semver); unchanged when users notice none of them. */
export function nextVersion(version: string, commits: readonly Commit[]): string {
  const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number);
  if (commits.some(({ breaking }) => breaking)) return `${major + 1}.0.0`;
  if (commits.some(({ type }) => type === 'feat')) return `${major}.${minor + 1}.0`;
  if (commits.some(({ type }) => type === 'fix' || type === 'perf'))
    return `${major}.${minor}.${patch + 1}`;
  return version;
}

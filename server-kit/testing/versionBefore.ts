import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { ROOT, WORKSPACES } from '../repository/index.cjs';

const JOURNAL = 'api/src/db/migrations/meta/_journal.json';
/** Builds cache their results for the files of this checkout there. */
const CACHE = '.cache';

const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });

/**
 * The last commit without the newest migration; undefined where there is no history, for example in an unpacked
 * archive.
 */
export function findVersionBefore(): string | undefined {
  const newest = (journal: string) =>
    (JSON.parse(journal) as { entries: { tag: string }[] }).entries.at(-1)!.tag;
  try {
    const today = newest(readFileSync(path.join(ROOT, JOURNAL), 'utf8'));
    const commits = git('log', '--format=%H', '-20', '--', JOURNAL).trim().split('\n');
    const before = commits.findIndex(
      (commit) => newest(git('show', `${commit}:${JOURNAL}`)) !== today,
    );
    if (before === -1) return undefined;
    const brought = commits[before - 1]; // the newest migration; undefined until it is committed
    return git('rev-parse', '--verify', brought ? `${brought}^` : 'HEAD').trim();
  } catch {
    return undefined;
  }
}

/**
 * Exports a commit into a folder of its own; it uses the libraries that are installed here.
 * @param packages the packages to export; when left out, the whole repository
 * @returns the folder
 */
export function unpackVersion(commit: string, packages?: readonly string[]): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'vq-before-'));
  const files = packages ? [...packages, 'package.json'] : [];
  const archive = execFileSync('git', ['archive', commit, ...files], {
    cwd: ROOT,
    maxBuffer: 512 * 1024 * 1024,
  });
  execFileSync('tar', ['-x', '-C', folder], { input: archive });
  const own =
    packages ?? Object.keys(WORKSPACES).filter((name) => existsSync(path.join(folder, name)));
  const modules = path.join(folder, 'node_modules');
  mkdirSync(modules);
  for (const name of readdirSync(path.join(ROOT, 'node_modules'))) {
    if (own.includes(name) || name === CACHE) continue;
    symlinkSync(path.join(ROOT, 'node_modules', name), path.join(modules, name));
  }
  for (const name of own) {
    symlinkSync(path.join(folder, name), path.join(modules, name));
    const libraries = path.join(ROOT, name, 'node_modules');
    if (existsSync(libraries)) symlinkSync(libraries, path.join(folder, name, 'node_modules'));
  }
  return folder;
}

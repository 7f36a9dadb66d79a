import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const ROOT = path.join(__dirname, '../../..');
const JOURNAL = 'api/src/db/migrations/meta/_journal.json';
/** What the api runs on. */
const PACKAGES = ['api', 'tooling'];

const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });

/**
 * The last commit without the newest migration; undefined where there is no history, as in a tree
 * that was unpacked from an archive.
 */
export function findVersionBefore(): string | undefined {
  const newest = (journal: string) =>
    (JSON.parse(journal) as { entries: { tag: string }[] }).entries.at(-1)!.tag;
  try {
    const today = newest(readFileSync(path.join(ROOT, JOURNAL), 'utf8'));
    const commits = git('log', '--format=%H', '-20', '--', JOURNAL).trim().split('\n');
    return commits.find((commit) => newest(git('show', `${commit}:${JOURNAL}`)) !== today);
  } catch {
    return undefined;
  }
}

/**
 * Unpacks the api of a commit; it uses the libraries installed here.
 * @returns its folder
 */
export function unpackApi(commit: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'vq-before-'));
  const archive = execFileSync('git', ['archive', commit, ...PACKAGES, 'package.json'], {
    cwd: ROOT,
    maxBuffer: 512 * 1024 * 1024,
  });
  execFileSync('tar', ['-x', '-C', folder], { input: archive });
  const modules = path.join(folder, 'node_modules');
  mkdirSync(modules);
  for (const name of readdirSync(path.join(ROOT, 'node_modules'))) {
    if (PACKAGES.includes(name)) continue;
    symlinkSync(path.join(ROOT, 'node_modules', name), path.join(modules, name));
  }
  for (const name of PACKAGES) {
    symlinkSync(path.join(folder, name), path.join(modules, name));
    const own = path.join(ROOT, name, 'node_modules');
    symlinkSync(own, path.join(folder, name, 'node_modules'));
  }
  return path.join(folder, 'api');
}

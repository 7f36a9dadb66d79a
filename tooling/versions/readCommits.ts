import { execFileSync } from 'node:child_process';

export interface Commit {
  /** Ten letters of its hash. */
  hash: string;
  /** `feat`, `fix`, …; empty when the message begins with none. */
  type: string;
  /** Whether it breaks existing behaviour. */
  breaking: boolean;
  /** The first line without type and scope. */
  subject: string;
}

const HEAD = /^(\w+)(?:\([^)]*\))?(!?): (.+)$/;

/**
 * The commits that touched a folder, newest first, after the last commit that touched `after`.
 * @param after a file, from the root; all commits when none has touched it
 * @throws Error without a git history
 */
export function readCommits(root: string, folder: string, after: string): Commit[] {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' });
  const last = git('log', '-1', '--format=%H', '--', after).trim();
  const range = last ? `${last}..HEAD` : 'HEAD';
  const log = git(
    'log',
    '--no-merges',
    '--abbrev=10',
    '--format=%h%x1f%B%x1e',
    range,
    '--',
    folder,
  );
  return log
    .split('\x1e')
    .map((entry) => entry.trim())
    .filter(Boolean)
    .map((entry) => parseCommit(...(entry.split('\x1f') as [string, string])));
}

export function parseCommit(hash: string, message: string): Commit {
  const [first = ''] = message.split('\n');
  const [, type = '', mark = '', subject = first] = HEAD.exec(first) ?? [];
  return { hash, type, subject, breaking: mark === '!' || /^BREAKING CHANGE: /m.test(message) };
}

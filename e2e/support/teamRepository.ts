import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A git repository of a team: it publishes the contents of a commit. */
export interface TeamRepository {
  /** Commits all changes. */
  commit(message: string): void;
  /** Replaces words in one file and commits the change. @throws Error when they are not there */
  edit(file: string, from: string, to: string): void;
}

/** Makes a folder a repository, without a commit. */
export function teamRepository(folder: string): TeamRepository {
  const who = ['-c', 'user.name=A team', '-c', 'user.email=team@b.example'];
  const git = (...args: string[]) => execFileSync('git', [...who, ...args], { cwd: folder });
  const commit = (message: string) => {
    git('add', '--all');
    git('commit', '--quiet', '--message', message);
  };
  git('init', '--quiet');
  return {
    commit,
    edit(file, from, to) {
      const path = join(folder, file);
      const text = readFileSync(path, 'utf8');
      if (!text.includes(from)) throw new Error(`${file} does not say '${from}'.`);
      writeFileSync(path, text.replace(from, to));
      commit(`${file} says '${to}'`);
    },
  };
}

import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

import { runMfe, type Variables } from './runMfe';

const ROOT = join(__dirname, '../..');
const LEFT_OUT = new Set(['node_modules', 'dist', '.tsbuild', 'var', '.git', 'test-results']);
const { workspaces } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
  workspaces: string[];
};

/** A second clone of the repository, where a team changes a word and publishes it. */
export interface TeamClone {
  /** Replaces words in one file and commits that: teams publish what a commit holds. @throws Error when they are not there */
  edit(file: string, from: string, to: string): void;
  /** `npm run mfe -- …` into the store of the running product, if no other is named. */
  mfe(...args: string[]): Promise<string>;
  remove(): void;
}

/**
 * Dependencies are borrowed from this repository; packages of the house are the clone's own.
 * @param variables of the team, where they are not those of the running product
 */
export function teamClone(variables: Variables = {}): TeamClone {
  const folder = mkdtempSync(join(tmpdir(), 'e2e-team-'));
  cpSync(ROOT, folder, {
    recursive: true,
    preserveTimestamps: true,
    filter: (path) => !LEFT_OUT.has(basename(path)),
  });
  const modules = join(folder, 'node_modules');
  mkdirSync(modules);
  for (const name of readdirSync(join(ROOT, 'node_modules'))) {
    const own = workspaces.includes(name);
    symlinkSync(own ? join(folder, name) : join(ROOT, 'node_modules', name), join(modules, name));
  }

  for (const name of workspaces) {
    const nested = join(ROOT, name, 'node_modules');
    if (existsSync(nested)) symlinkSync(nested, join(folder, name, 'node_modules'));
  }

  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=A team', '-c', 'user.email=team@b.example', ...args], {
      cwd: folder,
    });
  git('init', '--quiet');

  return {
    edit(file, from, to) {
      const path = join(folder, file);
      const text = readFileSync(path, 'utf8');
      if (!text.includes(from)) throw new Error(`${file} does not say '${from}'.`);
      writeFileSync(path, text.replace(from, to));
      git('add', '--all');
      git('commit', '--quiet', '--message', `${file} says '${to}'`);
    },
    mfe: (...args) => runMfe(folder, variables, ...args),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

import {
  copyFileSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';

import { ROOT, WORKSPACES } from 'server-kit/repository';

import { runCommand, type Variables } from './runMfe';
import { type TeamRepository, teamRepository } from './teamRepository';

const LEFT_OUT = new Set(['node_modules', 'dist', '.tsbuild', 'var', '.git', 'test-results']);

/** A second clone of the repository, in which a team changes a word and publishes it. */
interface TeamClone extends TeamRepository {
  /** Gives an installed library another version; its code stays the same. */
  raise(library: string, version: string): void;
  /** `npm run …` in the clone. @param command e.g. `new` */
  run(command: string, ...args: string[]): Promise<string>;
  /** `npm run mfe -- …` with the store of the running product, unless another is named. */
  mfe(...args: string[]): Promise<string>;
  remove(): void;
}

/**
 * Dependencies are links into this repository; packages of this repository are the clone's own.
 * @param variables of the team, where they differ from those of the running product
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
  for (const entry of readdirSync(join(ROOT, 'node_modules'), { withFileTypes: true })) {
    const { name } = entry;
    const original = name in WORKSPACES ? join(folder, name) : join(ROOT, 'node_modules', name);
    if (entry.isFile())
      copyFileSync(original, join(modules, name)); // npm's list of installed packages
    else symlinkSync(original, join(modules, name));
  }

  for (const name of Object.keys(WORKSPACES)) {
    const nested = join(ROOT, name, 'node_modules');
    if (existsSync(nested)) symlinkSync(nested, join(folder, name, 'node_modules'));
  }

  return {
    ...teamRepository(folder),
    run: (command, ...args) => runCommand(folder, variables, command, ...args),
    raise(library, version) {
      const place = join(modules, library);
      expand(dirname(place));
      expand(place);
      const manifest = join(place, 'package.json');
      const now = JSON.parse(readFileSync(manifest, 'utf8')) as object;
      rmSync(manifest);
      writeFileSync(manifest, JSON.stringify({ ...now, version }));
      const lockfile = join(folder, 'package-lock.json'); // a build recognises another clone by it
      const lock = JSON.parse(readFileSync(lockfile, 'utf8')) as Lockfile;
      lock.packages[`node_modules/${library}`]!.version = version;
      writeFileSync(lockfile, JSON.stringify(lock));
      utimesSync(lockfile, 0, 0); // a newer lockfile would trigger an installation
    },
    mfe: (...args) => runCommand(folder, variables, 'mfe', ...args),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

interface Lockfile {
  packages: Record<string, { version?: string }>;
}

/** Replaces a link to a folder by a folder of links, so that one of its files can be replaced. */
function expand(folder: string): void {
  if (!lstatSync(folder).isSymbolicLink()) return;
  const original = realpathSync(folder);
  rmSync(folder);
  mkdirSync(folder);
  for (const name of readdirSync(original)) symlinkSync(join(original, name), join(folder, name));
}

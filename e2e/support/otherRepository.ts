import { execFile, execFileSync } from 'node:child_process';
import {
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
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

import { ROOT, WORKSPACES } from 'server-kit/repository';
import { guideFiles } from 'tooling/new';

import type { Variables } from './runMfe';
import { type TeamRepository, teamRepository } from './teamRepository';

/** The dependencies that the guide lists: each is a tarball, `file:packages/…`. */
interface Manifest {
  devDependencies: Record<string, string>;
}

/** A team's repository that contains nothing of this one except its packages. */
interface OtherRepository extends Pick<TeamRepository, 'edit'> {
  /** `npm run …` in that repository. */
  run(...args: string[]): Promise<string>;
  /** `npm run mfe -- …` in that repository. */
  mfe(...args: string[]): Promise<string>;
  remove(): void;
}

/**
 * Creates the repository as the guide describes. Its libraries are links to the ones installed here, instead of
 * downloads; our packages come from the tarballs.
 * @param variables of the team
 */
export async function otherRepository(variables: Variables): Promise<OtherRepository> {
  const folder = mkdtempSync(join(tmpdir(), 'e2e-press-'));
  const run = async (...args: string[]) => {
    const env = { ...process.env, DATA_DIR: undefined, ...variables };
    const npm = ['run', '--silent', ...args];
    const { stdout } = await promisify(execFile)('npm', npm, { cwd: folder, env });
    return stdout;
  };

  await writeFiles(folder);
  const { commit, edit } = teamRepository(folder);
  commit('Pages for the press');
  return {
    edit,
    run,
    mfe: (...args) => run('mfe', '--', ...args),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

async function writeFiles(folder: string): Promise<void> {
  const own = [...guideFiles(ROOT, 'publish-from-another-repository')];
  const pages = [...guideFiles(ROOT, 'add-a-remote')].filter(([path]) => path.includes('/src/'));
  for (const [path, text] of [...own, ...pages]) {
    const file = join(folder, path.split('/').slice(1).join('/'));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  await promisify(execFile)(
    process.execPath,
    ['server-kit/bin/run.mjs', 'pack', join(folder, 'packages')],
    { cwd: ROOT },
  );
  installAsLinks(folder);
}

function installAsLinks(folder: string): void {
  const modules = join(folder, 'node_modules');
  mkdirSync(modules);
  const libraries = readdirSync(join(ROOT, 'node_modules')).filter(
    (name) => !(name in WORKSPACES) && (name === '.bin' || !name.startsWith('.')),
  );
  for (const name of libraries) symlinkSync(join(ROOT, 'node_modules', name), join(modules, name));

  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
  for (const [name, source] of Object.entries(manifest.devDependencies)) {
    const place = join(modules, name);
    mkdirSync(place);
    const file = join(folder, source.slice('file:'.length)); // as in the guide: tar leaves out what is not packed
    execFileSync('tar', ['-xzf', file, '-C', place, '--strip-components=1']);
    const nested = join(ROOT, name, 'node_modules');
    if (existsSync(nested)) symlinkSync(nested, join(place, 'node_modules'));
  }
  // As `npm install` would write it, with the parts that provenance reads.
  const lock = { lockfileVersion: 3, packages: { '': manifest } };
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify(lock));
}

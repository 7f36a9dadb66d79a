import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';

import { type Manifest, readManifest } from '../packages';
import { ENROLMENTS } from './enroll';
import { remoteFiles } from './remoteFiles';

const NAME = /^[a-z]+(-[a-z]+)*$/;
const MAX_LENGTH = 30;

/**
 * Creates a remote with one page, which builds, passes its tests and can be published, and adds it to the repository's
 * lists of packages.
 * @param name its prefix: `press` becomes remote-press, which owns /press
 * @returns the files that were written or changed, relative to the root
 * @throws Error when the name is invalid or taken; nothing has changed then
 */
export function addRemote(root: string, name: string): string[] {
  if (!NAME.test(name) || name.length > MAX_LENGTH) {
    throw new Error(
      `'${name}' cannot be a name: small letters a to z, words joined by '-', ${MAX_LENGTH} at most.`,
    );
  }
  const folder = `remote-${name}`;
  if (existsSync(join(root, folder))) throw new Error(`There is a ${folder} already.`);

  const read = (path: string) => readFileSync(join(root, path), 'utf8');
  const remote = { name, port: freePort(root) };
  const made = remoteFiles(root, remote);
  const manifest = JSON.parse(made.get(`${folder}/package.json`)!) as Manifest;
  const changed = ENROLMENTS.map(
    ({ path, edit }) => [path, edited(path, () => edit(read(path), remote, manifest))] as const,
  );

  for (const [path, text] of [...made, ...changed]) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  symlinkSync(join('..', folder), join(root, 'node_modules', folder));
  return [...made.keys(), ...ENROLMENTS.map(({ path }) => path)];
}

/** @throws Error that names the file which lists remotes in another form than expected */
function edited(path: string, edit: () => string): string {
  try {
    return edit();
  } catch (error) {
    throw new Error(`${path} cannot be changed: ${(error as Error).message}. Nothing was created.`);
  }
}

/** The port after those of the existing remotes. */
function freePort(root: string): number {
  const remotes = readdirSync(root).filter((one) => one.startsWith('remote-'));
  const ports = remotes.map((one) => readManifest(join(root, one)).config!.port!);
  return Math.max(...ports) + 1;
}

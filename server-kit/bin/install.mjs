import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { runGroup } from './processGroup.mjs';

/**
 * Installs the dependencies when they are missing or when the lockfile changed. npm writes its list of installed
 * packages last, so an interrupted installation starts again.
 * @param {string} root the repository
 * @param {(step: string) => void} report called when an installation begins
 * @throws Error with npm's output when it fails
 */
export async function install(root, report) {
  if (isInstalled(root)) return;
  report('Installing dependencies');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  const { code, output } = await runGroup(npm, args, { cwd: root });
  if (code !== 0) throw new Error(`npm ci failed:\n${output}`);
  markInstalled(root);
}

/**
 * Marks the packages of the lockfile as installed.
 * @param {string} root the repository
 */
export function markInstalled(root) {
  writeFileSync(stampOf(root), hashOfLockfile(root));
}

/** A lockfile that is newer but has the same content (a fresh checkout) needs no installation. */
function isInstalled(root) {
  const installed = join(root, 'node_modules/.package-lock.json');
  if (!existsSync(installed)) return false;
  const lockfile = join(root, 'package-lock.json');
  if (statSync(installed).mtimeMs >= statSync(lockfile).mtimeMs) return true;
  return existsSync(stampOf(root)) && readFileSync(stampOf(root), 'utf8') === hashOfLockfile(root);
}

const stampOf = (root) => join(root, 'node_modules/.installed-lockfile');

const hashOfLockfile = (root) =>
  createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');

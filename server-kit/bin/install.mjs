import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { runGroup } from './processGroup.mjs';

/**
 * Installs the dependencies when they are missing or when the lockfile names others. npm writes its
 * own list of what is installed last, so an installation that was broken off begins anew.
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
 * Says that what the lockfile names is there.
 * @param {string} root the repository
 */
export function markInstalled(root) {
  writeFileSync(stampOf(root), hashOfLockfile(root));
}

/** A lockfile that is only younger (a fresh checkout) names the same packages. */
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

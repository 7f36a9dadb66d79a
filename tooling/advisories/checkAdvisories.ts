import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';

import { readAudit } from './readAudit';

/** What came of a check, for people and for CI. */
export interface Checked {
  /** 0 nothing is known, 1 something is, 2 nobody could be asked. */
  code: 0 | 1 | 2;
  output: string;
}

/**
 * Asks the registry what is known of the packages of a lockfile; nothing is installed or changed.
 * @param root where the lockfile lies
 */
export async function checkAdvisories(root: string, env = process.env): Promise<Checked> {
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const child = spawn(npm, ['audit', '--json', '--package-lock-only'], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'ignore'],
    shell: process.platform === 'win32',
  });
  const { found, reason } = readAudit(await text(child.stdout));
  if (!found) {
    const message = `Nothing was checked: the registry offers no advisories here (${reason}). Run this where it does, or name another one with npm_config_registry.`;
    return { code: 2, output: message };
  }
  if (found.length === 0) return { code: 0, output: 'No advisory is known for any package.' };
  const lines = found.map(
    ({ severity, name, range, title, url }) => `${severity}: ${name} ${range}: ${title} (${url})`,
  );
  return { code: 1, output: lines.join('\n') };
}

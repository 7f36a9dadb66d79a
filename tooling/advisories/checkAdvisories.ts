import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';

import { readAudit } from './readAudit';

interface Checked {
  /** 0: no advisories, 1: advisories, 2: the registry could not be asked. */
  code: 0 | 1 | 2;
  output: string;
}

/**
 * Asks the registry for advisories on the packages of a lockfile; installs and changes nothing.
 * @param root folder of the lockfile
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

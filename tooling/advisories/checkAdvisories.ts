import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { tryParseJson } from 'server-kit/json';

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

interface Advisory {
  name: string;
  range: string;
  severity: string;
  title: string;
  url: string;
}

interface AuditAnswer {
  /** By package; each entry is an advisory, or the name of the affected package. */
  vulnerabilities?: Record<string, { via: (string | Advisory)[] }>;
  /** Why npm could not ask. */
  message?: string;
  error?: { summary?: string };
}

const SEVERITIES = ['critical', 'high', 'moderate', 'low', 'info'];

/**
 * Reads the output of `npm audit --json`.
 * @returns the advisories, worst first; undefined with a reason when the registry could not be asked
 */
function readAudit(
  output: string,
): { found: Advisory[]; reason?: never } | { found?: never; reason: string } {
  const answer = tryParseJson(output) as AuditAnswer | undefined;
  if (!answer?.vulnerabilities) {
    return { reason: answer?.message ?? answer?.error?.summary ?? 'npm gave no answer' };
  }
  const byKey = new Map<string, Advisory>();
  for (const { via } of Object.values(answer.vulnerabilities)) {
    for (const each of via) {
      if (typeof each !== 'string') byKey.set(`${each.name} ${each.url}`, each);
    }
  }
  const rank = ({ severity }: Advisory) => SEVERITIES.indexOf(severity);
  const found = [...byKey.values()].sort(
    (one, other) => rank(one) - rank(other) || one.name.localeCompare(other.name),
  );
  return { found };
}

import { tryParseJson } from 'server-kit/json';

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
export function readAudit(
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

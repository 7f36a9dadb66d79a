import { tryParseJson } from 'server-kit/json';

/** A known flaw in a package that the lockfile names. */
export interface Advisory {
  name: string;
  /** Versions that have it. */
  range: string;
  severity: string;
  title: string;
  url: string;
}

interface AuditAnswer {
  /** By package; each entry is an advisory, or the name of the package that has it. */
  vulnerabilities?: Record<string, { via: (string | Advisory)[] }>;
  /** Where npm could not ask. */
  message?: string;
  error?: { summary?: string };
}

const SEVERITIES = ['critical', 'high', 'moderate', 'low', 'info'];

/**
 * Reads what `npm audit --json` wrote.
 * @returns what is known of the packages, the worst first; undefined when nobody could be asked, with
 *   the reason
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

import { type Impact, impactText } from '../load/Impact';
import { KINDS, type Kind } from '../load/Load';

export interface Outcome {
  fault: string;
  seen: Record<Kind, Impact>;
  /** Acknowledged writes that are missing in the database. */
  lost: number;
  acknowledged: number;
  /** From the beginning of the fault to complete recovery, in seconds; undefined when that took too long. */
  whole: number | undefined;
}

/**
 * The table of docs/reliability.md: failed calls, then after a plus those that were running when the fault began, and
 * for how long calls failed.
 */
export function tableOf(outcomes: readonly Outcome[]): string {
  const rows = outcomes.map(({ fault, seen, lost, acknowledged, whole }) => [
    fault,
    ...KINDS.map((kind) => impactText(seen[kind])),
    `${lost} of ${acknowledged}`,
    whole === undefined ? 'did not come back' : `${whole.toFixed(0)} s`,
  ]);
  const head = ['fault', ...KINDS, 'acknowledged writes lost', 'as before after'];
  return [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');
}

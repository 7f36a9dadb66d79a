import { type Impact, impactText } from '../load/Impact';
import { KINDS, type Kind } from '../load/Load';

export interface Outcome {
  fault: string;
  seen: Record<Kind, Impact>;
  /** Acknowledged writes that are not in the database. */
  lost: number;
  acknowledged: number;
  /** From the beginning of the fault until everything is as before, seconds; undefined when that took too long. */
  whole: number | undefined;
}

/** As docs/reliability.md has it: failed calls, those under way as it began after a plus, and for how long. */
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

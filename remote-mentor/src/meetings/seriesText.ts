import type { Meeting } from 'contract/wire/meetings.contract';

/** The recurrence of a meeting (rule 6.5); null when it does not repeat. */
export function seriesText({ recurrence }: Meeting): string | null {
  return recurrence === 'none' ? null : `Recurring ${recurrence} meeting`;
}

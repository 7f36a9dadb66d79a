import type { Meeting } from 'contract/wire/meetings.contract';

/** How a meeting repeats (rule 6.5); null when it does not. */
export function seriesText({ recurrence }: Meeting): string | null {
  return recurrence === 'none' ? null : `Recurring ${recurrence} meeting`;
}

import type { Recurrence } from 'contract/wire/meetings.contract';

/** The three ways a meeting can repeat (rule 5.30). */
export const RECURRENCE: Record<Recurrence, { label: string; help: string }> = {
  none: { label: 'One-time', help: 'Does not repeat' },
  weekly: { label: 'Weekly', help: 'Repeats until the program ends' },
  monthly: { label: 'Monthly', help: 'Repeats until the program ends' },
};

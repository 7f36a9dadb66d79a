import type { Season } from '../wire/season.contract';

/**
 * When a season begins: its start milestone, or its first month.
 * @returns milliseconds since the epoch, UTC; null when neither is entered
 */
export function beginOf({ milestones, begins }: Pick<Season, 'milestones' | 'begins'>) {
  const day = milestones.find(({ kind }) => kind === 'starts')?.date || begins;
  return day ? Date.parse(day) : null;
}

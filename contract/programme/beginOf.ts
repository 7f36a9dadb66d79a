import type { Season } from '../wire/season.contract';

/**
 * When a season begins: its start as the milestones say it, or its first month.
 * @returns milliseconds since the epoch, UTC; null when nobody has said it
 */
export function beginOf({ milestones, begins }: Pick<Season, 'milestones' | 'begins'>) {
  const day = milestones.find(({ kind }) => kind === 'starts')?.date || begins;
  return day ? Date.parse(day) : null;
}

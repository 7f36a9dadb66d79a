import type { FreeTimes } from 'contract/wire/proposals.contract';

import { dayOf } from './dayOf';

/** The maximum number of times in one proposal. */
export const MAX_TIMES = 3;

/** The preselected times: the first time on each of the next three days. */
export function firstChoice(free: FreeTimes['data'] | undefined): string[] {
  const days = new Set<string>();
  const starts: string[] = [];
  for (const { start_time } of free?.times ?? []) {
    const day = dayOf(start_time);
    if (days.has(day) || starts.length === MAX_TIMES) continue;
    days.add(day);
    starts.push(start_time);
  }
  return starts;
}

import { createHash } from 'node:crypto';

import type { WeekRules, Window } from './mentorHours.queries';

/** The same for weeks that say the same, however their windows are ordered; 22 characters of base64url. */
export function weekVersion(rules: WeekRules, windows: readonly Window[]): string {
  const { timeZone, meetingMinutes, bufferMinutes, startupWeekMinutes } = rules;
  const content = [
    [timeZone, meetingMinutes, bufferMinutes, startupWeekMinutes],
    windows
      .map(({ weekday, startMinute, endMinute }) => [weekday, startMinute, endMinute])
      .toSorted(([day, start], [otherDay, otherStart]) => day! - otherDay! || start! - otherStart!),
  ];
  return createHash('sha256').update(JSON.stringify(content)).digest('base64url').slice(0, 22);
}

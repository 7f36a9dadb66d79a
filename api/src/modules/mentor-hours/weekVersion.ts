import { createHash } from 'node:crypto';

import type { WeekRules, Window } from './mentorHours.queries';

/** A hash of a week that does not depend on the order of its windows; 22 characters of base64url. */
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

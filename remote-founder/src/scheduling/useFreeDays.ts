import { endOfMonth, format, parseISO } from 'date-fns';
import { now, ownZone } from 'shared-ui';

import { type FreeDaysWanted, useReadFreeDaysQuery } from '../meetings/freeDays.endpoints';
import { dayText } from './dayText';

/** The startup and mentor of the search, and the meeting to move. */
export type Seeking = Pick<FreeDaysWanted, 'startupId' | 'mentorId' | 'meetingId'>;

/**
 * The days of a month with free times, in one call.
 * @param month 'yyyy-MM'
 */
export function useFreeDays(seeking: Seeking, month: string) {
  const from = `${month}-01`;
  const to = dayText(endOfMonth(parseISO(from)));
  return useReadFreeDaysQuery({ ...seeking, from, to, timezone: ownZone() });
}

/** @param day 'yyyy-MM-dd' */
export const monthOf = (day: string) => day.slice(0, 7);

export const thisMonth = () => format(now(), 'yyyy-MM');

import { endOfMonth, format, parseISO } from 'date-fns';
import { ownZone } from 'shared-ui';

import { useReadFreeDaysQuery } from '../meetings/freeDays.endpoints';
import { dayText } from './dayText';

/**
 * The days of a month with free times, one call for all of them.
 * @param month 'yyyy-MM'
 */
export function useFreeDays(startupId: string, mentorId: number, month: string) {
  const from = `${month}-01`;
  const to = dayText(endOfMonth(parseISO(from)));
  return useReadFreeDaysQuery({ startupId, mentorId, from, to, timezone: ownZone() });
}

/** @param day 'yyyy-MM-dd' */
export const monthOf = (day: string) => day.slice(0, 7);

export const thisMonth = () => format(new Date(), 'yyyy-MM');

import type { Recurrence, SeriesPlan } from 'contract/wire/meetings.contract';
import { formatInTimeZone } from 'date-fns-tz';
import { ownZone, utcMoment } from 'shared-ui';

const WEEKDAYS = 'Monday Tuesday Wednesday Thursday Friday Saturday Sunday'.split(' ');
const WEEKS = ['first', 'second', 'third', 'fourth', 'last'];

/**
 * How a series repeats: `every Thursday` of the reader, or `every third Thursday` of the mentor, because a monthly rule
 * follows the mentor's calendar. Names the mentor if that day differs from the reader's.
 * @param mentor first name
 */
export function seriesRule(
  { dates: [first], weekday, week_of_month }: SeriesPlan['data'],
  recurrence: Exclude<Recurrence, 'none'>,
  mentor: string,
): string {
  const own = formatInTimeZone(utcMoment(first!), ownZone(), 'EEEE');
  if (recurrence === 'weekly') return `every ${own}`;
  const theirs = WEEKDAYS[weekday - 1]!;
  return `every ${WEEKS[week_of_month - 1]} ${theirs}${own === theirs ? '' : ` for ${mentor}`}`;
}

import { format } from 'date-fns';
import { formatInTimeZone } from 'date-fns-tz';
import { ownZone, utcMoment } from 'shared-ui';

/** A calendar day as 'yyyy-MM-dd'. */
export function dayText(day: Date): string {
  return format(day, 'yyyy-MM-dd');
}

/** The day of an api time in the reader's zone, as 'yyyy-MM-dd'. */
export function dayOf(time: string): string {
  return formatInTimeZone(utcMoment(time), ownZone(), 'yyyy-MM-dd');
}

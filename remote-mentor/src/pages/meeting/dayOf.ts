import { formatInTimeZone } from 'date-fns-tz';
import { ownZone, utcMoment } from 'shared-ui';

/** The day of a time in the reader's zone, e.g. 'Thursday, March 20'. @param start UTC text */
export const dayOf = (start: string) =>
  formatInTimeZone(utcMoment(start), ownZone(), 'EEEE, MMMM d');

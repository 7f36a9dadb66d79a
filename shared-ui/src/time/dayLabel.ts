import { format, parseISO } from 'date-fns';

/** Formats a day, e.g. 'Thursday, March 20'. @param day 'yyyy-MM-dd' */
export function dayLabel(day: string): string {
  return format(parseISO(day), 'EEEE, MMMM d');
}

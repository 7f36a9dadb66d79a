import { z } from 'zod';

/** The years in which people plan; other years are typing errors, and calendars cannot handle them. */
const FIRST_YEAR = 1900;
const LAST_YEAR = 2200;

/** Whether a moment is within those years. */
export const isInReach = (at: Date) =>
  at.getUTCFullYear() >= FIRST_YEAR && at.getUTCFullYear() <= LAST_YEAR;

const YEAR_OUT_OF_RANGE = `The year must be between ${FIRST_YEAR} and ${LAST_YEAR}.`;

/** A time in a request: 'yyyy-MM-dd HH:mm:ss' in UTC, or ISO 8601 with a Z. */
export const MeetingTime = z
  .string({ error: 'The time field is required.' })
  .regex(/^\d{4}-\d\d-\d\d( \d\d:\d\d:\d\d|T\d\d:\d\d:\d\d(\.\d{1,3})?Z)$/, {
    error: 'The time must look like 2025-03-18 14:00:00.',
    abort: true,
  })
  .transform((text, context) => {
    const at = new Date(text.endsWith('Z') ? text : `${text.replace(' ', 'T')}Z`);
    // Without this check, 30 February and 24:00 would silently become the next day.
    const isThere = !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text.slice(0, 10));
    if (!isThere) context.addIssue('There is no such time.');
    else if (!isInReach(at)) context.addIssue(YEAR_OUT_OF_RANGE);
    return at;
  });

/** A moment in responses: 'yyyy-MM-dd HH:mm:ss' in UTC. */
export const UtcTime = z.string().meta({ examples: ['2025-03-18 14:00:00'] });

/** A day in responses: 'yyyy-MM-dd'. */
export const DayText = z.string().meta({ examples: ['2025-03-18'] });

/** An IANA zone name in responses. */
export const ZoneName = z.string().meta({ examples: ['Europe/Sofia'] });

/** A calendar day, 'yyyy-MM-dd'. */
export const CalendarDay = z.iso
  .date({ error: 'The date must look like 2025-03-18.', abort: true })
  .refine((day) => isInReach(new Date(`${day}T00:00:00Z`)), YEAR_OUT_OF_RANGE);

/** An IANA zone name, such as Europe/Sofia. */
export const TimeZone = z
  .string({ error: 'The timezone field is required.' })
  .max(64)
  .refine(isTimeZone, 'The timezone must be a name such as Europe/Sofia.');

function isTimeZone(name: string): boolean {
  try {
    // An offset is not a zone, because it does not know daylight saving time.
    return /^[A-Za-z]/.test(name) && Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}

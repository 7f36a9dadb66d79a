import { z } from 'zod';

import { line } from './text.contract';

/**
 * Field types of the programme document. Titles and formats are for its editor, and so is `section`: the fields that
 * are edited together with a list.
 */

/** An external URL, a path of our own site, or empty. */
export const link = (label: string) =>
  z
    .string()
    .trim()
    .max(300)
    .regex(
      /^(?:$|https?:\/\/[^\s\p{C}]+$|\/(?!\/)[^\s\p{C}]*$)/u,
      `The ${label} must begin with https:// or with /.`,
    )
    .meta({ title: sentence(label) });

export const text = (label: string, max: number, min = 0) =>
  line(label, { min, max }).meta({ title: sentence(label), maxLength: max });

export const count = (label: string) =>
  z
    .int({ error: `The ${label} must be a whole number, or nothing.` })
    .min(0, `The ${label} must be 0 or more.`)
    .max(1_000_000, `The ${label} must be at most 1,000,000.`)
    .nullable()
    .meta({ title: sentence(label) });

export const mail = (label: string) =>
  z
    .union([z.literal(''), z.email()], { error: `The ${label} must be an email address.` })
    .meta({ title: sentence(label) });

/** A year, month or day; a month is shown as 'June 2025'. */
export const MonthOrDay = z
  .string()
  .regex(/^\d{4}-(?:0[1-9]|1[0-2])(?:-(?:0[1-9]|[12]\d|3[01]))?$/, {
    error: 'The date must look like 2025-06 or 2025-06-30.',
    abort: true,
  })
  .refine((date) => date.length === 7 || isOnCalendar(date), 'There is no such day.')
  .meta({ title: 'Month, or day', examples: ['2025-06', '2025-06-30'] });

export const month = (label: string) =>
  z
    .union([z.literal(''), z.string().regex(/^\d{4}-(?:0[1-9]|1[0-2])$/)], {
      error: 'The month must look like 2025-06.',
    })
    .meta({ title: sentence(label), format: 'month' });

/** A local time in the zone of the application window. */
export const localTime = (label: string) =>
  z
    .string()
    .regex(/^(?:19|2\d)\d{2}-\d{2}-\d{2} (?:[01]\d|2[0-3]):[0-5]\d$/, {
      error: 'The time must look like 2024-12-15 23:59.',
      abort: true,
    })
    .refine((time) => isOnCalendar(time.slice(0, 10)), 'There is no such day.')
    .meta({ title: sentence(label), format: 'local-time' });

/** A stored picture, which may be from before URLs of other sites were refused. */
export const StoredPicture = z
  .string()
  .trim()
  .max(300)
  .meta({ title: 'Picture', format: 'picture' });

/**
 * A picture: stored by us ('pictures/…'), one of the bundled drawings ('demo:…'), or none. Pages load no external
 * pictures: their content security policy allows no other host.
 */
export const Picture = StoredPicture.regex(
  /^(?!(?!demo:)\w+:|\/\/|.*\.\.)[\w./:-]*$/,
  'The picture must be stored here, not on another site.',
)
  .meta({ title: 'Picture', format: 'picture' })
  .describe('the path of a picture that is stored here; nothing shows none');

/** Whether the date exists: Date parses a 31st of February as the 3rd of March. */
function isOnCalendar(day: string): boolean {
  const moment = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(day);
}

function sentence(label: string): string {
  return label.charAt(0).toUpperCase() + label.slice(1);
}

import { boolean, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

import { instant, partOf } from './columns';
import { occurrences } from './meetings';
import { mentors } from './mentors';

/** A mentor's external calendar, which is fetched periodically. */
export const busyCalendars = pgTable(
  'busy_calendars',
  {
    mentorId: partOf(() => mentors.id).primaryKey(),
    address: text().notNull(), // encrypted: it gives access to the whole calendar
    host: text().notNull(), // of the address, to show the owner which one it is
    policy: text().$type<'keep' | 'free'>().notNull(), // for the spans, once fetching fails for long
    addedAt: instant().notNull(),
    nextReadAt: instant().notNull(),
    leasedUntil: instant(), // while a process reads it
    timeZone: text().notNull(), // the mentor's zone at the last read or attempt
    triedAt: instant().notNull(),
    readAt: instant().notNull(),
    fullReadAt: instant().notNull(), // the last complete read, not only a check for changes
    etag: text(),
    lastModified: text(),
    events: integer().notNull(),
    problem: text(), // a code; null: the last attempt succeeded
    failingSince: instant(),
    failures: integer().notNull().default(0), // in a row
  },
  (table) => [index('busy_calendars_next').on(table.nextReadAt)],
);

/** Busy times in a mentor's external calendar; spans of one mentor never touch. */
export const busySpans = pgTable(
  'busy_spans',
  {
    mentorId: partOf(() => busyCalendars.mentorId),
    startsAt: instant().notNull(),
    endsAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.mentorId, table.startsAt] })],
);

/** Booked meetings that overlap an event in it, of which the mentor was notified. */
export const busyClashes = pgTable(
  'busy_clashes',
  {
    occurrenceId: partOf(() => occurrences.id).primaryKey(),
    mentorId: partOf(() => busyCalendars.mentorId),
    startsAt: instant().notNull(), // of the meeting at that time
    kept: boolean().notNull().default(false), // the mentor wants it to take place anyway
  },
  (table) => [index('busy_clashes_mentor').on(table.mentorId)],
);

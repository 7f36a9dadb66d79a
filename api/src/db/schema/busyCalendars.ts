import { boolean, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

import { instant, partOf } from './columns';
import { occurrences } from './meetings';
import { mentors } from './mentors';

/** The calendar a mentor keeps elsewhere, which is read again and again. */
export const busyCalendars = pgTable(
  'busy_calendars',
  {
    mentorId: partOf(() => mentors.id).primaryKey(),
    address: text().notNull(), // encrypted: whoever has it reads the whole calendar
    host: text().notNull(), // of the address, to tell the owner which one it is
    policy: text().$type<'keep' | 'free'>().notNull(), // of the spans, once it fails for long
    addedAt: instant().notNull(),
    nextReadAt: instant().notNull(),
    leasedUntil: instant(), // a process reads it now
    timeZone: text().notNull(), // the mentor's when it was last read or tried
    triedAt: instant().notNull(),
    readAt: instant().notNull(),
    fullReadAt: instant().notNull(), // when it was last taken apart, not only found unchanged
    etag: text(),
    lastModified: text(),
    events: integer().notNull(),
    problem: text(), // a code; null: the last try went well
    failingSince: instant(),
    failures: integer().notNull().default(0), // in a row
  },
  (table) => [index('busy_calendars_next').on(table.nextReadAt)],
);

/** When a mentor's own calendar says that they are busy; no two of a mentor touch. */
export const busySpans = pgTable(
  'busy_spans',
  {
    mentorId: partOf(() => busyCalendars.mentorId),
    startsAt: instant().notNull(),
    endsAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.mentorId, table.startsAt] })],
);

/** Booked meetings that it has something else for, of which the mentor was notified. */
export const busyClashes = pgTable(
  'busy_clashes',
  {
    occurrenceId: partOf(() => occurrences.id).primaryKey(),
    mentorId: partOf(() => busyCalendars.mentorId),
    startsAt: instant().notNull(), // of the meeting then
    kept: boolean().notNull().default(false), // the mentor wants it to take place all the same
  },
  (table) => [index('busy_clashes_mentor').on(table.mentorId)],
);

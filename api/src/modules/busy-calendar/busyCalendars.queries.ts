import { and, asc, eq, isNull, lte, ne, or, sql } from 'drizzle-orm';

import { amongLocked } from '../../db/amongLocked';
import type { Database } from '../../db/database';
import { busyCalendars, busySpans, mentors, users } from '../../db/schema';
import type { Span } from '../scheduling/localTime';

export type BusyCalendarRow = typeof busyCalendars.$inferSelect;

/** Identifies a mentor's calendar, unless it was removed or replaced in between. */
type Same = Pick<BusyCalendarRow, 'mentorId' | 'address'>;

const same = ({ mentorId, address }: Same) =>
  and(eq(busyCalendars.mentorId, mentorId), eq(busyCalendars.address, address));

export function busyCalendarsQueries(db: Database) {
  const isFree = (now: Date) =>
    or(isNull(busyCalendars.leasedUntil), lte(busyCalendars.leasedUntil, now));

  return {
    async find(mentorId: number): Promise<BusyCalendarRow | undefined> {
      const [row] = await db
        .select()
        .from(busyCalendars)
        .where(eq(busyCalendars.mentorId, mentorId));
      return row;
    },

    /** The owner of a calendar: name, zone and mail address. */
    async owner(mentorId: number) {
      const [row] = await db
        .select({ userId: users.id, timeZone: mentors.timeZone, email: users.email })
        .from(mentors)
        .innerJoin(users, eq(users.id, mentors.userId))
        .where(eq(mentors.id, mentorId));
      return row!;
    },

    /** Saves the calendar, replacing the previous one. */
    async save(row: typeof busyCalendars.$inferInsert) {
      const { mentorId, ...rest } = row;
      const anew = { leasedUntil: null, problem: null, failingSince: null, failures: 0 };
      await db
        .insert(busyCalendars)
        .values(row)
        .onConflictDoUpdate({ target: busyCalendars.mentorId, set: { ...anew, ...rest } });
    },

    /** Leases the calendars that are due, the longest due first, and those whose owner has changed zone. */
    async takeDue(now: Date, leasedUntil: Date, atOnce: number): Promise<BusyCalendarRow[]> {
      const due = db
        .select({ id: busyCalendars.mentorId })
        .from(busyCalendars)
        .innerJoin(mentors, eq(mentors.id, busyCalendars.mentorId))
        .where(
          and(
            eq(mentors.active, true),
            isFree(now),
            or(lte(busyCalendars.nextReadAt, now), ne(busyCalendars.timeZone, mentors.timeZone)),
          ),
        )
        .orderBy(asc(busyCalendars.nextReadAt), asc(busyCalendars.mentorId))
        .limit(atOnce)
        .for('update', { of: busyCalendars, skipLocked: true });
      return db
        .update(busyCalendars)
        .set({ leasedUntil })
        .where(amongLocked(busyCalendars.mentorId, due))
        .returning();
    },

    /** @returns undefined when there is no calendar or a process is reading it */
    async take(mentorId: number, now: Date, leasedUntil: Date) {
      const [row] = await db
        .update(busyCalendars)
        .set({ leasedUntil })
        .where(and(eq(busyCalendars.mentorId, mentorId), isFree(now)))
        .returning();
      return row;
    },

    /** @returns false when the calendar was replaced or removed while it was read */
    async finish(row: Same, change: Partial<typeof busyCalendars.$inferInsert>) {
      const set = { ...change, leasedUntil: null };
      const done = await db.update(busyCalendars).set(set).where(same(row)).returning();
      return done.length > 0;
    },

    async setPolicy(mentorId: number, policy: BusyCalendarRow['policy']): Promise<boolean> {
      const changed = db.update(busyCalendars).set({ policy });
      return (await changed.where(eq(busyCalendars.mentorId, mentorId)).returning()).length > 0;
    },

    async remove(mentorId: number) {
      await db.delete(busyCalendars).where(eq(busyCalendars.mentorId, mentorId));
    },

    /** Needs a transaction as `db`, so readers never see the calendar without spans. */
    async replaceSpans(mentorId: number, spans: readonly Span[]) {
      await db.delete(busySpans).where(eq(busySpans.mentorId, mentorId));
      for (let at = 0; at < spans.length; at += INSERT_BATCH_SIZE) {
        await db.insert(busySpans).values(
          spans.slice(at, at + INSERT_BATCH_SIZE).map(({ start, end }) => ({
            mentorId,
            startsAt: new Date(start),
            endsAt: new Date(end),
          })),
        );
      }
    },

    /** Deletes the busy times of calendars that have failed since a time, if their owners chose that. */
    async freeHours(failingSince: Date) {
      const stale = db
        .select({ id: busyCalendars.mentorId })
        .from(busyCalendars)
        .where(
          and(eq(busyCalendars.policy, 'free'), lte(busyCalendars.failingSince, failingSince)),
        );
      await db.delete(busySpans).where(sql`${busySpans.mentorId} in (${stale})`);
    },
  };
}

const INSERT_BATCH_SIZE = 1_000;

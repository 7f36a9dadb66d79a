import { and, desc, eq, gte, lt, notLike, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/database';
import {
  meetingAttendance,
  occurrences,
  pageViewDays,
  profileViewDays,
  startupFollows,
  userFollows,
  users,
} from '../../db/schema';
import type { Period } from './periods';

/** Boundaries of periods in order, as dates, and as instants in the zone. */
interface Cuts {
  days: readonly string[];
  moments: readonly Date[];
}

/** Counts between a boundary, by its 0-based index, and the next one. */
type Counted = Promise<{ piece: number; count: number }[]>;

const MAX_PAGES = 7;
const MAX_PIECES = 1_000;

/** Excludes pages of the staff area. */
const ofVisitors = notLike(pageViewDays.path, '/staff%');

/** Counts between boundaries; there is no row for a count of zero. */
export function figuresQueries(db: Database, { days, moments }: Cuts) {
  const ofMoment = (column: PgColumn) =>
    pieceOf(column, sql`${arrayText(moments.map((at) => at.toISOString()))}::timestamptz[]`);
  const ofDay = (column: PgColumn) => pieceOf(column, sql`${arrayText(days)}::date[]`);
  const whileCounted = (column: PgColumn) =>
    and(gte(column, moments[0]!), lt(column, moments.at(-1)!));
  const onDays = (column: PgColumn) => and(gte(column, days[0]!), lt(column, days.at(-1)!));

  const rowsOf = (
    table: typeof users | typeof startupFollows | typeof userFollows | typeof occurrences,
    column: PgColumn,
    condition?: SQL,
  ): Counted =>
    db
      .select({ piece: ofMoment(column), count: sql<number>`count(*)::int` })
      .from(table)
      .where(and(whileCounted(column), condition))
      .groupBy(sql`1`)
      .limit(MAX_PIECES);

  const viewsOf = (table: typeof profileViewDays | typeof pageViewDays, condition?: SQL): Counted =>
    db
      .select({ piece: ofDay(table.day), count: sql<number>`sum(${table.views})::int` })
      .from(table)
      .where(and(onDays(table.day), condition))
      .groupBy(sql`1`)
      .limit(MAX_PIECES);

  const isBooked = eq(occurrences.status, 'booked');

  return {
    signups: () => rowsOf(users, users.createdAt),
    startupFollows: () => rowsOf(startupFollows, startupFollows.createdAt),
    userFollows: () => rowsOf(userFollows, userFollows.createdAt),
    profileViews: () => viewsOf(profileViewDays),
    pageViews: () => viewsOf(pageViewDays, ofVisitors),
    booked: () => rowsOf(occurrences, occurrences.startsAt, isBooked),
    held: () =>
      rowsOf(
        occurrences,
        occurrences.startsAt,
        and(
          isBooked,
          // For each session of the period, so that no others are read.
          sql`(select bool_and(${meetingAttendance.tookPlace}) from ${meetingAttendance}
            where ${meetingAttendance.occurrenceId} = ${occurrences.id})`,
        ),
      ),

    mostViewed({ from, until }: Period) {
      const views = sql<number>`sum(${pageViewDays.views})::int`;
      return db
        .select({ path: pageViewDays.path, views })
        .from(pageViewDays)
        .where(and(gte(pageViewDays.day, from), lt(pageViewDays.day, until), ofVisitors))
        .groupBy(pageViewDays.path)
        .orderBy(desc(views), pageViewDays.path)
        .limit(MAX_PAGES);
    },
  };
}

const pieceOf = (column: PgColumn, cuts: SQL) => sql<number>`width_bucket(${column}, ${cuts}) - 1`;

const arrayText = (values: readonly string[]) => `{${values.join(',')}}`;

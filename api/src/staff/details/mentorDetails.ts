import type { StaffMentorDetails } from 'contract/wire/staff-details.contract';
import { and, asc, eq, gt, isNull } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { mentorAssignments, mentors, occurrences, startups } from '../../db/schema';
import type { DbDeps } from '../../deps/deps';
import { mentorHoursQueries } from '../../modules/mentor-hours/mentorHours.queries';
import { timeOffQueries } from '../../modules/mentor-hours/timeOff.queries';
import { printHours, WEEKDAYS } from '../acts/mentors/hours';
import { mentorsTable } from '../tables/mentors.table';
import { sessionRows } from '../tables/sessionRows';
import { MAX_NEXT_SESSIONS } from './startupDetails';

/** A mentor for staff. @param userId of the account @returns undefined when it is no mentor's */
export async function mentorDetails(
  { db, clock }: DbDeps,
  userId: number,
): Promise<StaffMentorDetails | undefined> {
  const now = clock.now();
  const [mentor] = await db.select().from(mentors).where(eq(mentors.userId, userId));
  const [found] = mentor ? await mentorsTable.rows(db, [mentor.id], now) : [];
  if (!mentor || !found) return undefined;
  const { key, ...line } = found;
  const hours = mentorHoursQueries(db);
  const week = await hours.week(key);
  const days = await hours.days(key, now.toISOString().slice(0, 10));
  const away = await timeOffQueries(db).of(key, now);
  const booked = and(eq(occurrences.mentorId, key), eq(occurrences.status, 'booked'));
  return {
    ...line,
    week: week.map((row) => ({ day: WEEKDAYS[row.weekday - 1]!, hours: printHours(row) })),
    exceptions: days.map((row) => ({ day: row.day, hours: printHours(row) })),
    time_off: away.map(({ id, startsAt, endsAt }) => ({
      id,
      starts_at: startsAt.toISOString(),
      ends_at: endsAt.toISOString(),
    })),
    assigned: await assigned(db, key),
    upcoming: await sessionRows(db, and(booked, gt(occurrences.startsAt, now)), MAX_NEXT_SESSIONS),
  };
}

const assigned = (db: Database, mentorId: number) =>
  db
    .select({
      id: startups.id,
      name: startups.name,
      slug: startups.slug,
      season: startups.seasonNumber,
    })
    .from(mentorAssignments)
    .innerJoin(startups, eq(startups.id, mentorAssignments.startupId))
    .where(and(eq(mentorAssignments.mentorId, mentorId), isNull(mentorAssignments.endedAt)))
    .orderBy(asc(startups.searchName), asc(startups.id));

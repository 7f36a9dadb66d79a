import { eq } from 'drizzle-orm';
import type { PgSelectBase, SelectedFields } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/database';
import { mentors, occurrences, rooms, schedules, startups, users } from '../../db/schema';

type Joined = 'occurrences' | 'schedules' | 'mentors' | 'rooms';

/** A statement whose rows have the types of the columns, because inner joins add no nulls. */
type Meetings<Columns extends SelectedFields, Tables extends string> = PgSelectBase<
  'occurrences',
  Columns,
  'partial',
  Record<Tables, 'not-null'>
>;

/** Meetings with all that {@link joinUrl} reads: their schedule, mentor and room. Each has exactly one. */
export function selectMeetings<Columns extends SelectedFields>(db: Database, columns: Columns) {
  const meetings = db
    .select<SelectedFields>(columns)
    .from(occurrences)
    .innerJoin(schedules, eq(schedules.id, occurrences.scheduleId))
    .innerJoin(mentors, eq(mentors.id, occurrences.mentorId))
    .innerJoin(rooms, eq(rooms.id, occurrences.roomId));
  return meetings as unknown as Meetings<Columns, Joined>;
}

/** The same with their startup and the mentor's account. */
export function selectMeetingsOfParties<Columns extends SelectedFields>(
  db: Database,
  columns: Columns,
) {
  const meetings = selectMeetings<SelectedFields>(db, columns)
    .innerJoin(startups, eq(startups.id, occurrences.startupId))
    .innerJoin(users, eq(users.id, mentors.userId));
  return meetings as unknown as Meetings<Columns, Joined | 'startups' | 'users'>;
}

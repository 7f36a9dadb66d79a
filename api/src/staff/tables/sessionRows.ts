import { fullName } from 'contract/full-name';
import type { StaffSessionRow } from 'contract/wire/staff-tables.contract';
import { asc, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { meetingAttendance, occurrences, rooms, schedules, startups, users } from '../../db/schema';
import { toWireTime } from '../../modules/meetings/meeting.wire';
import { selectMeetingsOfParties } from '../../modules/scheduling/selectMeetings';

const MAX_ROWS = 1_000;

const says = (side: 'mentor' | 'founders') =>
  sql<boolean | null>`(select ${meetingAttendance.tookPlace} from ${meetingAttendance}
    where ${meetingAttendance.occurrenceId} = ${occurrences.id} and ${meetingAttendance.side} = ${side})`;

/** Rows of the table of sessions, in order of their start. */
export async function sessionRows(
  db: Database,
  condition: SQL | undefined,
  limit = MAX_ROWS,
): Promise<(StaffSessionRow & { key: number })[]> {
  const rows = await selectMeetingsOfParties(db, {
    occurrence: occurrences,
    recurrence: schedules.recurrence,
    room: rooms.name,
    startup: { id: startups.id, slug: startups.slug, name: startups.name },
    mentor: { id: users.id, name: users.name, surname: users.surname, email: users.email },
    mentorSays: says('mentor'),
    foundersSay: says('founders'),
  })
    .where(condition)
    .orderBy(asc(occurrences.startsAt), asc(occurrences.id))
    .limit(limit);
  return rows.map(({ occurrence: { id, startsAt, endsAt, ...one }, mentor, ...row }) => ({
    key: id,
    id,
    startup: row.startup,
    room: row.room,
    recurrence: row.recurrence,
    mentor: { id: mentor.id, name: fullName(mentor), email: mentor.email },
    start_time: toWireTime(startsAt),
    end_time: toWireTime(endsAt),
    status: one.declined ? ('declined' as const) : one.status,
    took_place: { mentor: row.mentorSays, founders: row.foundersSay },
  }));
}

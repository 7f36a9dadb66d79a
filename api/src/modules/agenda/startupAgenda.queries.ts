import { and, asc, desc, eq, exists, gt, gte, isNull, lt, lte, or, sql } from 'drizzle-orm';

import { DAY } from '../../app/clock';
import type { Database } from '../../db/database';
import { mentorAssignments, mentors, occurrences, rooms, schedules, users } from '../../db/schema';
import { joinUrl } from '../scheduling/joinUrl';
import { selectMeetingsOfParties } from '../scheduling/selectMeetings';
import type { Cursor } from './cursor';

/** Which meetings: those that end after a moment, those that ended by a moment, or those that begin in a range. */
export type Period = { endsAfter: Date } | { endedBy: Date } | { from: Date; to: Date };

interface Wanted {
  startupId: number;
  /** All mentors when left out. */
  mentorId?: number;
  stretch: Period;
  after?: Cursor;
  limit: number;
}

const { id, name, surname, username, profilePhoto } = users;
const person = { id, name, surname, username, profilePhoto };

export function startupAgendaQueries(db: Database) {
  const one = { one: sql`1` };

  /** Whether the mentor of the outer statement mentors the startup now. */
  function isAssigned(startupId: number) {
    const open = db
      .select(one)
      .from(mentorAssignments)
      .where(
        and(
          eq(mentorAssignments.mentorId, mentors.id),
          eq(mentorAssignments.startupId, startupId),
          isNull(mentorAssignments.endedAt),
        ),
      );
    return sql<boolean>`(${mentors.active} and ${exists(open)})`;
  }

  return {
    /** Booked meetings of a startup: past ones latest first, all others soonest first. */
    meetings({ startupId, mentorId, stretch, after, limit }: Wanted) {
      const backwards = 'endedBy' in stretch;
      const [follows, order] = backwards ? [lt, desc] : [gt, asc];
      const next =
        after &&
        or(
          follows(occurrences.startsAt, after.startsAt),
          and(eq(occurrences.startsAt, after.startsAt), follows(occurrences.id, after.id)),
        );
      return selectMeetingsOfParties(db, {
        occurrence: occurrences,
        recurrence: schedules.recurrence,
        room: rooms.name,
        joinUrl,
        mentorId: mentors.id,
        assigned: isAssigned(startupId),
        person,
      })
        .where(
          and(
            eq(occurrences.startupId, startupId),
            eq(occurrences.status, 'booked'),
            mentorId === undefined ? undefined : eq(occurrences.mentorId, mentorId),
            within(stretch),
            next,
          ),
        )
        .orderBy(order(occurrences.startsAt), order(occurrences.id))
        .limit(limit);
    },

    /** Mentors who mentor the startup now or have a booked meeting with it, by name. */
    mentors(startupId: number) {
      const met = db
        .select(one)
        .from(occurrences)
        .where(
          and(
            eq(occurrences.mentorId, mentors.id),
            eq(occurrences.startupId, startupId),
            eq(occurrences.status, 'booked'),
          ),
        );
      return db
        .select({ mentorId: mentors.id, person })
        .from(mentors)
        .innerJoin(users, eq(users.id, mentors.userId))
        .where(or(isAssigned(startupId), exists(met)))
        .orderBy(asc(users.name), asc(users.surname), asc(mentors.id))
        .limit(200);
    },
  };
}

/** Bounds the start as well, because the index of a page begins with it. No meeting is longer than a day (rule 6.7). */
function within(stretch: Period) {
  if ('from' in stretch)
    return and(gte(occurrences.startsAt, stretch.from), lt(occurrences.startsAt, stretch.to));
  if ('endedBy' in stretch)
    return and(lte(occurrences.endsAt, stretch.endedBy), lt(occurrences.startsAt, stretch.endedBy));
  const earliest = new Date(stretch.endsAfter.getTime() - DAY);
  return and(gt(occurrences.endsAt, stretch.endsAfter), gt(occurrences.startsAt, earliest));
}

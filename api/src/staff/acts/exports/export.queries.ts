import { asc, eq, isNull, sql } from 'drizzle-orm';

import type { Database } from '../../../db/database';
import {
  mentorAssignments,
  mentors,
  occurrences,
  schedules,
  startups,
  users,
} from '../../../db/schema';
import { selectMeetingsOfParties } from '../../../modules/scheduling/selectMeetings';

/** Whole tables for spreadsheets; the first three have the columns of the imports. */
export function exportQueries(db: Database) {
  return {
    startups: () =>
      db
        .select({
          name: startups.name,
          industry: startups.industry,
          season: startups.seasonNumber,
          stage: startups.stage,
          description: startups.description,
          slug: startups.slug,
          published: sql<string>`case when ${startups.published} then 'yes' else 'no' end`,
        })
        .from(startups)
        .orderBy(asc(startups.searchName), asc(startups.id)),

    mentors: () =>
      db
        .select({
          email: users.email,
          name: users.name,
          surname: users.surname,
          company: mentors.company,
          zone: mentors.timeZone,
        })
        .from(mentors)
        .innerJoin(users, eq(users.id, mentors.userId))
        .where(eq(mentors.active, true))
        .orderBy(asc(users.email)),

    assignments: () =>
      db
        .select({ mentor: users.email, startup: startups.slug })
        .from(mentorAssignments)
        .innerJoin(mentors, eq(mentors.id, mentorAssignments.mentorId))
        .innerJoin(users, eq(users.id, mentors.userId))
        .innerJoin(startups, eq(startups.id, mentorAssignments.startupId))
        .where(isNull(mentorAssignments.endedAt))
        .orderBy(asc(users.email), asc(startups.slug)),

    meetings: () =>
      selectMeetingsOfParties(db, {
        mentor: users.email,
        startup: startups.slug,
        from: occurrences.startsAt,
        to: occurrences.endsAt,
        recurrence: schedules.recurrence,
        status: occurrences.status,
      }).orderBy(asc(occurrences.startsAt), asc(occurrences.id)),
  };
}

import type { StaffSessionRow, StaffSessionsQuery } from 'contract/wire/staff-tables.contract';
import { eq, gt, inArray, lte, sql } from 'drizzle-orm';
import { DAY } from '../../app/clock';
import { meetingAttendance, mentors, occurrences, startups, users } from '../../db/schema';
import { containsAll } from './containsAll';
import { indexNewPeople } from './peopleSearch';
import { sessionRows } from './sessionRows';
import type { StaffTable } from './table';

const { id, startsAt, endsAt, startupId, mentorId, status } = occurrences;

/** Above this, a search does not filter by single objects of a kind. */
const MAX_MATCHES = 200;

const answers = (having: ReturnType<typeof sql>) =>
  sql`exists(select 1 from ${meetingAttendance}
    where ${meetingAttendance.occurrenceId} = ${id} having ${having})`;

/** For sessions that have ended and were not cancelled. */
const OUTCOMES = {
  missing: answers(sql`count(*) = 0`),
  disputed: answers(sql`count(distinct ${meetingAttendance.tookPlace}) = 2`),
};

/** Mentoring sessions, including cancelled ones. */
export const sessionsTable: StaffTable<StaffSessionsQuery, StaffSessionRow> = {
  scopes: ['sessions', 'programme'],
  from: sql`${occurrences}`,
  id: sql`${id}`,
  sorts: { start: { by: sql`${startsAt}`, type: 'timestamptz' } },
  async conditions(db, query, now) {
    const { search, when, status: wanted, outcome, startup, mentor, from, to } = query;
    if (search) await indexNewPeople(db);
    return [
      search ? isAbout(search) : undefined,
      when && (when === 'upcoming' ? gt(startsAt, now) : lte(startsAt, now)),
      wanted && eq(status, wanted),
      outcome && sql`(${status} = 'booked' and ${lte(endsAt, now)} and ${OUTCOMES[outcome]})`,
      startup === undefined ? undefined : eq(startupId, startup),
      mentor === undefined ? undefined : sql`${mentorId} = ${mentorOf(mentor)}`,
      from === undefined ? undefined : sql`${startsAt} >= ${`${from}T00:00:00Z`}::timestamptz`,
      to === undefined ? undefined : sql`${startsAt} < ${dayAfter(to)}::timestamptz`,
    ];
  },
  rows: (db, ids) => sessionRows(db, inArray(id, ids)),
  toFlatRow: ({ startup, mentor, took_place, ...row }) => ({
    ...row,
    start_time: utc(row.start_time),
    end_time: utc(row.end_time),
    startup: startup.slug,
    mentor: mentor.email,
    mentor_says: took_place.mentor,
    founders_say: took_place.founders,
  }),
};

/** In a spreadsheet nothing else says that a time is in UTC. */
const utc = (time: string) => `${time.replace(' ', 'T')}Z`;

const dayAfter = (day: string) => new Date(Date.parse(day) + DAY).toISOString();

const mentorOf = (userId: number) =>
  sql`(select ${mentors.id} from ${mentors} where ${mentors.userId} = ${userId})`;

/** Sessions of startups or mentors whose names contain all words. */
function isAbout(search: string) {
  const ofStartup = containsAll(sql`${startups.searchText}`, search);
  const ofPerson = containsAll(sql`${users.searchText}`, search);
  if (!ofStartup || !ofPerson) return undefined;
  const { published } = startups;
  return sql`(${startupId} = any(array(select ${startups.id} from ${startups}
      where (${published} and ${ofStartup}) or (not ${published} and ${ofStartup}) limit ${MAX_MATCHES}))
    or ${mentorId} = any(array(select ${mentors.id} from ${users}
      join ${mentors} on ${mentors.userId} = ${users.id}
      where ${users.deletedAt} is null and ${ofPerson} limit ${MAX_MATCHES})))`;
}

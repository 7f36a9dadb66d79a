import { fullName } from 'contract/full-name';
import type { StaffMentorRow, StaffMentorsQuery } from 'contract/wire/staff-tables.contract';
import { and, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import { mentorAssignments, mentors, occurrences, users } from '../../db/schema';
import { containsAll, whether } from './containsAll';
import { indexNewPeople, NAME_ORDER } from './peopleSearch';
import type { StaffTable } from './table';

const { id, company, active, timeZone, createdAt } = mentors;
const open = and(eq(mentorAssignments.mentorId, id), isNull(mentorAssignments.endedAt));
const assigned = sql`exists(select 1 from ${mentorAssignments} where ${open})`;

/** All mentors, including inactive ones. */
export const mentorsTable: StaffTable<StaffMentorsQuery, StaffMentorRow> = {
  scopes: ['programme', 'sessions'],
  from: sql`${mentors} join ${users} on ${users.id} = ${mentors.userId}`,
  id: sql`${id}`,
  sorts: {
    name: { by: NAME_ORDER, type: 'text' },
    company: { by: sql`(${company} collate "C")`, type: 'text' },
    created: { by: sql`${id}`, type: 'integer' },
  },
  async conditions(db, query) {
    await indexNewPeople(db);
    return [
      isNull(users.deletedAt),
      containsAll(sql`${users.searchText}`, query.search),
      whether(query.active, sql`${active}`),
      whether(query.assigned, assigned),
    ];
  },
  async rows(db, ids, now) {
    const booked = and(eq(occurrences.mentorId, id), eq(occurrences.status, 'booked'));
    const upcoming = and(booked, gt(occurrences.startsAt, now));
    const rows = await db
      .select({
        id,
        company,
        active,
        timeZone,
        createdAt,
        user: users,
        startups: db.$count(mentorAssignments, open),
        sessions: db.$count(occurrences, upcoming),
      })
      .from(mentors)
      .innerJoin(users, eq(users.id, mentors.userId))
      .where(inArray(id, ids));
    return rows.map(({ id, user, timeZone, createdAt, ...row }) => ({
      key: id,
      id: user.id,
      name: fullName(user),
      email: user.email,
      ...row,
      zone: timeZone,
      created_at: createdAt.toISOString(),
    }));
  },
  toFlatRow: (row) => ({ ...row }),
};

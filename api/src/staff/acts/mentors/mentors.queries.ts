import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';

import type { Database } from '../../../db/database';
import { first } from '../../../db/rows';
import { mentorAssignments, mentors, startups, users } from '../../../db/schema';

/** Fields of a mentor that staff set. */
type MentorFacts = Partial<Pick<typeof mentors.$inferInsert, 'company' | 'timeZone'>>;

/** A new mentor; `timeZone` is the default if none is given. */
type NewMentor = Pick<typeof mentors.$inferInsert, 'userId' | 'timeZone' | 'createdAt'>;

const RETURNED_COLUMNS = { id: mentors.id, company: mentors.company, zone: mentors.timeZone };

export function mentorQueries(db: Database) {
  const open = (mentorId: number, startupId: number) =>
    and(
      eq(mentorAssignments.mentorId, mentorId),
      eq(mentorAssignments.startupId, startupId),
      isNull(mentorAssignments.endedAt),
    );

  return {
    /** Makes a user a mentor if they are none, also concurrently. @returns undefined when they are one */
    async add(person: NewMentor, { company = '', timeZone = person.timeZone }: MentorFacts) {
      const row = { ...person, company, timeZone };
      const insert = db.insert(mentors).values(row).onConflictDoNothing({ target: mentors.userId });
      return first(insert.returning(RETURNED_COLUMNS));
    },

    /** Reactivates a former mentor; fields that are left out stay. */
    async renew(userId: number, given: MentorFacts) {
      const renewed = db.update(mentors).set({ active: true, ...given });
      const [row] = await renewed.where(eq(mentors.userId, userId)).returning(RETURNED_COLUMNS);
      return row!;
    },

    async retire(id: number) {
      await db.update(mentors).set({ active: false }).where(eq(mentors.id, id));
    },

    /** @returns id of the assignment; undefined when the pair was assigned before */
    async assign(pair: typeof mentorAssignments.$inferInsert): Promise<number | undefined> {
      const insert = db.insert(mentorAssignments).values(pair).onConflictDoNothing();
      const [made] = await insert.returning({ id: mentorAssignments.id });
      return made?.id;
    },

    /** @returns whether the mentor was assigned */
    async unassign(mentorId: number, startupId: number, endedAt: Date) {
      const end = db.update(mentorAssignments).set({ endedAt }).where(open(mentorId, startupId));
      return (await end.returning({ id: mentorAssignments.id })).length > 0;
    },

    /** Ends all assignments of a startup. @returns the user ids of its mentors, ascending */
    async unassignAll(startupId: number, endedAt: Date): Promise<number[]> {
      const theirs = and(
        eq(mentorAssignments.startupId, startupId),
        isNull(mentorAssignments.endedAt),
      );
      const ended = db.update(mentorAssignments).set({ endedAt }).where(theirs);
      const ids = (await ended.returning({ id: mentorAssignments.mentorId })).map(({ id }) => id);
      if (ids.length === 0) return [];
      const rows = db.select({ userId: mentors.userId }).from(mentors);
      const people = await rows.where(inArray(mentors.id, ids)).orderBy(asc(mentors.userId));
      return people.map(({ userId }) => userId);
    },

    list: () =>
      db
        .select({
          id: mentors.id,
          user: users.email,
          name: users.name,
          surname: users.surname,
          company: mentors.company,
          zone: mentors.timeZone,
          active: mentors.active,
          startups: sql<string[]>`coalesce(array_agg(${startups.slug} order by ${startups.slug})
            filter (where ${startups.slug} is not null), '{}')`,
        })
        .from(mentors)
        .innerJoin(users, eq(users.id, mentors.userId))
        .leftJoin(
          mentorAssignments,
          and(eq(mentorAssignments.mentorId, mentors.id), isNull(mentorAssignments.endedAt)),
        )
        .leftJoin(startups, eq(startups.id, mentorAssignments.startupId))
        .groupBy(mentors.id, users.id)
        .orderBy(asc(users.email)),
  };
}

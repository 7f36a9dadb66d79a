import { and, asc, eq, isNull, sql } from 'drizzle-orm';

import type { Database } from '../../../db/database';
import { mentorAssignments, mentors, startups, users } from '../../../db/schema';

/** What staff say of a mentor. */
type MentorFacts = Partial<Pick<typeof mentors.$inferInsert, 'company' | 'timeZone'>>;

/** Whom staff make a mentor; `timeZone` is that of a new one of whom nobody says another. */
type NewMentor = Pick<typeof mentors.$inferInsert, 'userId' | 'timeZone' | 'createdAt'>;

export function mentorQueries(db: Database) {
  const open = (mentorId: number, startupId: number) =>
    and(
      eq(mentorAssignments.mentorId, mentorId),
      eq(mentorAssignments.startupId, startupId),
      isNull(mentorAssignments.endedAt),
    );

  return {
    /** Makes a person a mentor, or an old mentor active again, of whom what is not given stays as it is. */
    async put(person: NewMentor, given: MentorFacts) {
      const { company = '', timeZone = person.timeZone } = given;
      const { id, company: shown, timeZone: zone } = mentors;
      const [made] = await db
        .insert(mentors)
        .values({ ...person, company, timeZone })
        .onConflictDoUpdate({ target: mentors.userId, set: { active: true, ...given } })
        .returning({ id, company: shown, zone, isNew: sql<boolean>`xmax = 0` });
      return made!;
    },

    async retire(id: number) {
      await db.update(mentors).set({ active: false }).where(eq(mentors.id, id));
    },

    /** @returns number of the assignment; none when the pair was assigned before */
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

import type { ImportedKind } from 'contract/wire/imports.contract';
import { eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database';
import { mentorAssignments, mentors, startups, users } from '../../../db/schema';
import type { Subject } from '../../act/act';
import { TABLES } from './thingHashes.queries';

/** An object of an import with its label. */
export interface KnownThing {
  id: number;
  name: string;
  /** Whether the person was erased. */
  erased: boolean;
  subjects: Subject[];
}

const person = (id: number): Subject => ({ kind: 'user', id });
const erased = isNotNull(users.deletedAt).mapWith(Boolean);
const startup = (id: number): Subject => ({ kind: 'startup', id });

/** Labels of objects by kind; missing objects are left out. */
export function thingsQueries(db: Database): Record<
  ImportedKind,
  (ids: number[]) => Promise<KnownThing[]>
> & {
  remove(kind: ImportedKind, ids: number[]): Promise<void>;
} {
  return {
    async user(ids) {
      const { id, email } = users;
      const rows = await db.select({ id, name: email, erased }).from(users).where(inArray(id, ids));
      return rows.map((row) => ({ ...row, subjects: [person(row.id)] }));
    },

    async startup(ids) {
      const { id, name } = startups;
      const rows = await db.select({ id, name }).from(startups).where(inArray(id, ids));
      return rows.map((row) => ({ ...row, erased: false, subjects: [startup(row.id)] }));
    },

    async mentor(ids) {
      const rows = await db
        .select({ id: mentors.id, name: users.email, userId: users.id, erased })
        .from(mentors)
        .innerJoin(users, eq(users.id, mentors.userId))
        .where(inArray(mentors.id, ids));
      return rows.map(({ userId, ...row }) => ({ ...row, subjects: [person(userId)] }));
    },

    async assignment(ids) {
      const rows = await db
        .select({
          id: mentorAssignments.id,
          name: sql<string>`${users.email} || ', ' || ${startups.slug}`,
          userId: users.id,
          startupId: startups.id,
          erased,
        })
        .from(mentorAssignments)
        .innerJoin(mentors, eq(mentors.id, mentorAssignments.mentorId))
        .innerJoin(users, eq(users.id, mentors.userId))
        .innerJoin(startups, eq(startups.id, mentorAssignments.startupId))
        .where(inArray(mentorAssignments.id, ids));
      return rows.map(({ userId, startupId, ...row }) => ({
        ...row,
        subjects: [person(userId), startup(startupId)],
      }));
    },

    async remove(kind, ids) {
      const table = TABLES[kind];
      if (ids.length > 0) await db.delete(table).where(inArray(table.id, ids));
    },
  };
}

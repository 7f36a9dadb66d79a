import { and, asc, eq } from 'drizzle-orm';

import type { Database } from '../../db/database';
import { meetingActions as actions, occurrences, users } from '../../db/schema';
import { nextVersion } from './nextVersion';

export type ActionRow = Awaited<ReturnType<ReturnType<typeof actionsQueries>['list']>>[number];

interface Which {
  occurrenceId: number;
  id: number;
  version: number;
}

const { id, name, surname, username, profilePhoto } = users;

export function actionsQueries(db: Database) {
  const read = ({ occurrenceId, id, version }: Which) =>
    and(eq(actions.occurrenceId, occurrenceId), eq(actions.id, id), eq(actions.version, version));

  return {
    /** The items of a meeting, in the order they were added. */
    list: (occurrenceId: number) =>
      db
        .select({ action: actions, owner: { id, name, surname, username, profilePhoto } })
        .from(actions)
        .innerJoin(users, eq(users.id, actions.ownerId))
        .where(eq(actions.occurrenceId, occurrenceId))
        .orderBy(asc(actions.id))
        .limit(500),

    async byId(occurrenceId: number, actionId: number) {
      const [row] = await db
        .select()
        .from(actions)
        .where(and(eq(actions.occurrenceId, occurrenceId), eq(actions.id, actionId)));
      return row;
    },

    /** Locks the meeting until the transaction ends, so that additions run one after another. */
    async count(occurrenceId: number): Promise<number> {
      await db
        .select({ id: occurrences.id })
        .from(occurrences)
        .where(eq(occurrences.id, occurrenceId))
        .for('no key update');
      return db.$count(actions, eq(actions.occurrenceId, occurrenceId));
    },

    async insert(row: typeof actions.$inferInsert) {
      await db.insert(actions).values(row);
    },

    /** @returns false when somebody changed it meanwhile */
    async change(which: Which, set: Partial<typeof actions.$inferInsert>): Promise<boolean> {
      const next = { ...set, version: nextVersion(actions.version) };
      const changed = db.update(actions).set(next).where(read(which));
      return (await changed.returning({ id: actions.id })).length > 0;
    },

    /** @returns whether it existed, unchanged */
    async remove(which: Which): Promise<boolean> {
      const removed = db.delete(actions).where(read(which));
      return (await removed.returning({ id: actions.id })).length > 0;
    },
  };
}

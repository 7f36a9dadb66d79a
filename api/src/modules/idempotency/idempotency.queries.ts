import { and, eq, isNull, lt, or } from 'drizzle-orm';

import type { Database } from '../../db/database';
import { first } from '../../db/rows';
import { idempotencyKeys as keys } from '../../db/schema';

interface Attempt {
  userId: number;
  key: string;
  requestHash: string;
}

/** An attempt that is under way. */
export interface Begun {
  userId: number;
  key: string;
  begunAt: Date;
  /** True once its answer was noted. */
  isKept?: boolean;
}

export function idempotencyQueries(db: Database) {
  const same = ({ userId, key }: Omit<Attempt, 'requestHash'>) =>
    and(eq(keys.userId, userId), eq(keys.key, key));

  const open = (begun: Begun) =>
    and(same(begun), isNull(keys.status), eq(keys.createdAt, begun.begunAt));

  return {
    /**
     * Begins an attempt, takes up one that its process never ended, or puts a new one in the place of
     * one that is too old to be answered from.
     * @returns whether this attempt is the one that acts
     */
    async begin(
      attempt: Attempt,
      { now, abandoned, outdated }: { now: Date; abandoned: Date; outdated: Date },
    ) {
      const fresh = {
        requestHash: attempt.requestHash,
        createdAt: now,
        status: null,
        answer: null,
      };
      const isAbandoned = and(
        eq(keys.requestHash, attempt.requestHash),
        isNull(keys.status),
        lt(keys.createdAt, abandoned),
      );
      const begun = await db
        .insert(keys)
        .values({ ...attempt, createdAt: now })
        .onConflictDoUpdate({
          target: [keys.userId, keys.key],
          set: fresh,
          setWhere: or(isAbandoned, lt(keys.createdAt, outdated)),
        })
        .returning({ key: keys.key });
      return begun.length > 0;
    },

    find: (attempt: Omit<Attempt, 'requestHash'>) =>
      first(db.select().from(keys).where(same(attempt))),

    /** @returns false when the attempt is somebody else's by now, who took it for abandoned */
    async keep(begun: Begun, status: number, answer: unknown): Promise<boolean> {
      const stored = db.update(keys).set({ status, answer }).where(open(begun));
      return (await stored.returning({ key: keys.key })).length > 0;
    },

    /** Nothing happened under it. What did happen stays noted, whatever became of its answer. */
    async forget(begun: Begun) {
      await db.delete(keys).where(open(begun));
    },
  };
}

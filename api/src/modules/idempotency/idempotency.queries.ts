import { and, eq, isNull, lt, or } from 'drizzle-orm';

import type { Database } from '../../db/database';
import { first } from '../../db/rows';
import { idempotencyKeys as keys } from '../../db/schema';

interface Attempt {
  userId: number;
  key: string;
  requestHash: string;
}

/** An attempt in progress. */
export interface Begun {
  userId: number;
  key: string;
  begunAt: Date;
  /** True once its response is stored. */
  isKept?: boolean;
}

export function idempotencyQueries(db: Database) {
  const same = ({ userId, key }: Omit<Attempt, 'requestHash'>) =>
    and(eq(keys.userId, userId), eq(keys.key, key));

  const open = (begun: Begun) =>
    and(same(begun), isNull(keys.status), eq(keys.createdAt, begun.begunAt));

  return {
    /**
     * Begins an attempt, takes over one that its process abandoned, or replaces one that has expired.
     * @returns whether this attempt is the one that runs the call
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

    /** @returns false when another process has taken over the attempt */
    async keep(begun: Begun, status: number, answer: unknown): Promise<boolean> {
      const stored = db.update(keys).set({ status, answer }).where(open(begun));
      return (await stored.returning({ key: keys.key })).length > 0;
    },

    /**
     * Deletes an attempt that changed nothing. An attempt that committed stays stored, even if its response was lost.
     */
    async forget(begun: Begun) {
      await db.delete(keys).where(open(begun));
    },
  };
}

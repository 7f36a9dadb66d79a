import { and, eq, isNull, lt } from 'drizzle-orm';

import type { Database } from '../../db/database';
import { idempotencyKeys as keys } from '../../db/schema';

interface Attempt {
  userId: number;
  key: string;
  requestHash: string;
}

export function idempotencyQueries(db: Database) {
  const same = ({ userId, key }: Omit<Attempt, 'requestHash'>) =>
    and(eq(keys.userId, userId), eq(keys.key, key));

  return {
    /** @param abandoned an attempt begun before it never ended @returns whether this is the first */
    async begin(attempt: Attempt, { now, abandoned }: { now: Date; abandoned: Date }) {
      const row = { ...attempt, createdAt: now };
      const begun = await db
        .insert(keys)
        .values(row)
        .onConflictDoUpdate({
          target: [keys.userId, keys.key],
          set: { createdAt: now },
          setWhere: and(
            eq(keys.requestHash, attempt.requestHash),
            isNull(keys.status),
            lt(keys.createdAt, abandoned),
          ),
        })
        .returning({ key: keys.key });
      return begun.length > 0;
    },

    async find(attempt: Omit<Attempt, 'requestHash'>) {
      const [row] = await db.select().from(keys).where(same(attempt));
      return row;
    },

    async keep(attempt: Omit<Attempt, 'requestHash'>, status: number, answer: unknown) {
      await db.update(keys).set({ status, answer }).where(same(attempt));
    },

    async forget(attempt: Omit<Attempt, 'requestHash'>) {
      await db.delete(keys).where(same(attempt));
    },
  };
}

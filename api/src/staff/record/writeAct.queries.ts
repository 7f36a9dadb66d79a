import { eq, sql } from 'drizzle-orm';

import type { Database } from '../../db/database';
import { actDetails, acts, operators } from '../../db/schema';

export function writeActQueries(db: Database) {
  return {
    async insert(row: typeof acts.$inferInsert): Promise<number> {
      const [made] = await db.insert(acts).values(row).returning({ id: acts.id });
      return made!.id;
    },

    async insertDetails(row: typeof actDetails.$inferInsert) {
      await db.insert(actDetails).values(row);
    },

    /** The id of a user name of the machine, created at first use. */
    async operator(name: string): Promise<number> {
      await db.insert(operators).values({ name }).onConflictDoNothing();
      const [row] = await db.select().from(operators).where(eq(operators.name, name));
      return row!.id;
    },

    /** Serializes acts on these subjects until the transaction ends. */
    async lock(subjects: string[]) {
      for (const subject of subjects.toSorted()) {
        await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${subject}, 0))`);
      }
    },
  };
}

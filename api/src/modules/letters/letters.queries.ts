import { and, asc, desc, eq, inArray, isNotNull, lt, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { letters } from '../../db/schema';

export type LetterRow = typeof letters.$inferSelect;
type Change = Partial<Omit<typeof letters.$inferInsert, 'id'>>;

/** Letters in the public archive: to the newsletter, being sent or sent. */
const isPublic: SQL = and(
  eq(letters.listed, true),
  isNotNull(letters.startedAt),
  inArray(letters.state, ['sending', 'paused', 'sent']),
  sql`${letters.audience} ->> 'to' = 'newsletter'`,
)!;

export function lettersQueries(db: Database) {
  return {
    async insert(row: Omit<typeof letters.$inferInsert, 'id'>): Promise<number> {
      const [made] = await db.insert(letters).values(row).returning({ id: letters.id });
      return made!.id;
    },

    async change(id: number, change: Change) {
      await db.update(letters).set(change).where(eq(letters.id, id));
    },

    async remove(id: number) {
      await db.delete(letters).where(eq(letters.id, id));
    },

    async byId(id: number): Promise<LetterRow | undefined> {
      return (await db.select().from(letters).where(eq(letters.id, id)))[0];
    },

    /** Locks the letter until the transaction ends. */
    async lock(id: number): Promise<LetterRow | undefined> {
      return (await db.select().from(letters).where(eq(letters.id, id)).for('update'))[0];
    },

    /** The letter that is being sent now: the first that began; later ones wait. */
    async lockSending(): Promise<LetterRow | undefined> {
      const [row] = await db
        .select()
        .from(letters)
        .where(eq(letters.state, 'sending'))
        .orderBy(asc(letters.startedAt), asc(letters.id))
        .limit(1)
        .for('update');
      return row;
    },

    /** Newest first. */
    page: (before: number | undefined, limit: number) =>
      db
        .select()
        .from(letters)
        .where(before === undefined ? undefined : lt(letters.id, before))
        .orderBy(desc(letters.id))
        .limit(limit),

    /** Ids, newest first. */
    async archive(limit: number): Promise<number[]> {
      const rows = await db
        .select({ id: letters.id })
        .from(letters)
        .where(isPublic)
        .orderBy(desc(letters.startedAt), desc(letters.id))
        .limit(limit);
      return rows.map(({ id }) => id);
    },

    byIds: (ids: number[]): Promise<LetterRow[]> =>
      db.select().from(letters).where(inArray(letters.id, ids)),

    async archived(id: number): Promise<LetterRow | undefined> {
      return (
        await db
          .select()
          .from(letters)
          .where(and(eq(letters.id, id), isPublic))
      )[0];
    },
  };
}

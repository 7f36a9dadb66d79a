import { and, asc, eq, inArray, isNull, like, lt, or, sql } from 'drizzle-orm';

import { amongLocked } from '../db/amongLocked';
import type { Database } from '../db/database';
import { pictures } from '../db/schema';

const MAX_ATTEMPTS = 3; // to encode one picture

const unleased = (now: Date) => or(isNull(pictures.leasedUntil), lt(pictures.leasedUntil, now));

/** The lifecycle of pictures: see the table. Triggers set `live` and `doomed` by use. */
export function picturesQueries(db: Database) {
  const { name, state } = pictures;
  return {
    /** @param encodedAt for a picture that gets no AVIF */
    async begin(row: { name: string; createdAt: Date; encodedAt?: Date }) {
      await db.insert(pictures).values({ ...row, state: 'pending' });
    },

    /** Keeps it whether or not a row uses it. */
    async stay(which: string) {
      await db.update(pictures).set({ state: 'live' }).where(eq(name, which));
    },

    /** Marks an upload that no row will use. */
    async abandon(which: string) {
      const mine = and(eq(name, which), eq(state, 'pending'));
      await db.update(pictures).set({ state: 'doomed' }).where(mine);
    },

    async abandonBefore(at: Date) {
      const stale = and(eq(state, 'pending'), lt(pictures.createdAt, at));
      await db.update(pictures).set({ state: 'doomed' }).where(stale);
    },

    async state(which: string) {
      const [row] = await db.select({ state }).from(pictures).where(eq(name, which));
      return row?.state;
    },

    /** Doomed pictures that no process writes; those whose deletion failed wait. */
    async doomed(now: Date, limit: number): Promise<string[]> {
      const rows = await db
        .select({ name })
        .from(pictures)
        .where(and(eq(state, 'doomed'), unleased(now)))
        .orderBy(sql`${pictures.triedAt} nulls first`, asc(name))
        .limit(limit);
      return rows.map((row) => row.name);
    },

    async noteFailure(which: string, triedAt: Date) {
      await db.update(pictures).set({ triedAt }).where(eq(name, which));
    },

    /** Deletes the row after the files. While files may still be written, the row stays and they are deleted again. */
    async forget(which: string, now: Date) {
      await db.delete(pictures).where(and(eq(name, which), eq(state, 'doomed'), unleased(now)));
    },

    /** Leases the next picture to encode; if the process crashes, it is due again at `until`. */
    async lease(now: Date, until: Date): Promise<string | undefined> {
      const due = db
        .select({ name })
        .from(pictures)
        .where(
          and(
            eq(state, 'live'),
            isNull(pictures.encodedAt),
            lt(pictures.attempts, MAX_ATTEMPTS),
            unleased(now),
          ),
        )
        .orderBy(asc(pictures.createdAt), asc(name))
        .limit(1)
        .for('update', { skipLocked: true });
      const [row] = await db
        .update(pictures)
        .set({ leasedUntil: until })
        .where(amongLocked(name, due))
        .returning({ name });
      return row?.name;
    },

    /** Puts it back. @param failed counts as an attempt */
    async giveBack(which: string, { failed }: { failed: boolean }) {
      const attempts = sql`${pictures.attempts} + ${failed ? 1 : 0}`;
      await db.update(pictures).set({ leasedUntil: null, attempts }).where(eq(name, which));
    },

    /** Marks it as encoded. @returns its current state; undefined when the row is deleted */
    async release(which: string, encodedAt: Date) {
      const [row] = await db
        .update(pictures)
        .set({ encodedAt, leasedUntil: null })
        .where(eq(name, which))
        .returning({ state });
      return row?.state;
    },

    /** All pictures with this prefix. */
    startingWith: (prefix: string) =>
      db
        .select({ name, state, missingAt: pictures.missingAt })
        .from(pictures)
        .where(like(name, `${prefix}%`)),

    async setMissing(names: string[], missingAt: Date | null) {
      if (names.length === 0) return;
      await db.update(pictures).set({ missingAt }).where(inArray(name, names));
    },

    isEmpty: async () => (await db.$count(pictures, eq(state, 'live'))) === 0,

    /** Numbers of waiting pictures. */
    async backlog() {
      const where = (condition: ReturnType<typeof sql>) =>
        sql<number>`count(*) filter (where ${condition})`.mapWith(Number);
      const [row] = await db
        .select({
          toDelete: where(sql`state = 'doomed'`),
          toEncode: where(
            sql`state = 'live' and encoded_at is null and attempts < ${MAX_ATTEMPTS}`,
          ),
          missing: where(sql`missing_at is not null`),
        })
        .from(pictures)
        .where(sql`state <> 'live' or encoded_at is null or missing_at is not null`);
      return row!;
    },
  };
}

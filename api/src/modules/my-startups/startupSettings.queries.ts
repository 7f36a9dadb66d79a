import { and, desc, eq, inArray, ne } from 'drizzle-orm';

import type { Database } from '../../db/database';
import { formerSlugs, startups } from '../../db/schema';
import { FORMER_SLUGS } from '../startups/formerSlugs';

export function startupSettingsQueries(db: Database) {
  return {
    /** @returns the changed startup; the caller must hold its lock */
    async change(startupId: number, change: Partial<typeof startups.$inferInsert>) {
      const changed = db.update(startups).set(change).where(eq(startups.id, startupId));
      return (await changed.returning())[0]!;
    },

    /** Whether another startup has or ever had this address, because old links must not change owners. */
    async isTaken(slug: string, startupId: number) {
      const now = and(eq(startups.slug, slug), ne(startups.id, startupId));
      const once = and(eq(formerSlugs.slug, slug), ne(formerSlugs.startupId, startupId));
      return (await db.$count(startups, now)) + (await db.$count(formerSlugs, once)) > 0;
    },

    /** Keeps the last few old addresses as redirects. An address that is used again is no longer old. */
    async leave(
      startupId: number,
      { old, taken, leftAt }: { old: string; taken: string; leftAt: Date },
    ) {
      await db.delete(formerSlugs).where(eq(formerSlugs.slug, taken));
      await db.insert(formerSlugs).values({ slug: old, startupId, leftAt }).onConflictDoNothing();
      const oldest = db
        .select({ slug: formerSlugs.slug })
        .from(formerSlugs)
        .where(eq(formerSlugs.startupId, startupId))
        .orderBy(desc(formerSlugs.leftAt), desc(formerSlugs.slug))
        .offset(FORMER_SLUGS.most);
      await db.delete(formerSlugs).where(inArray(formerSlugs.slug, oldest));
    },
  };
}

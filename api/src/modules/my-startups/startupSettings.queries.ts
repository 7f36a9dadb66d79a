import { and, eq, ne } from 'drizzle-orm';

import type { Database } from '../../db/database';
import { formerSlugs, startups } from '../../db/schema';

export function startupSettingsQueries(db: Database) {
  return {
    async change(startupId: number, change: Partial<typeof startups.$inferInsert>) {
      await db.update(startups).set(change).where(eq(startups.id, startupId));
    },

    /** Whether somebody else has this address, or ever had it: old links never change owners. */
    async isTaken(slug: string, startupId: number) {
      const now = and(eq(startups.slug, slug), ne(startups.id, startupId));
      const once = and(eq(formerSlugs.slug, slug), ne(formerSlugs.startupId, startupId));
      return (await db.$count(startups, now)) + (await db.$count(formerSlugs, once)) > 0;
    },

    /** An address the startup leaves keeps leading to it; one it takes again is no longer old. */
    async leave(
      startupId: number,
      { old, taken, leftAt }: { old: string; taken: string; leftAt: Date },
    ) {
      await db.delete(formerSlugs).where(eq(formerSlugs.slug, taken));
      await db.insert(formerSlugs).values({ slug: old, startupId, leftAt }).onConflictDoNothing();
    },
  };
}

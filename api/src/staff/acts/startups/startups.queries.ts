import { and, asc, eq, like, or, type SQL, sql } from 'drizzle-orm';

import type { Database } from '../../../db/database';
import { first } from '../../../db/rows';
import { formerSlugs, startups } from '../../../db/schema';
import { namePatterns } from '../../../modules/startups/searchText';

export type StartupRow = typeof startups.$inferSelect;
export type NewStartupRow = typeof startups.$inferInsert;

interface Filter {
  search?: string;
  season?: number;
  drafts: boolean;
}

export function startupQueries(db: Database) {
  return {
    /** @returns undefined when the slug is taken */
    insert: (row: NewStartupRow): Promise<StartupRow | undefined> =>
      first(db.insert(startups).values(row).onConflictDoNothing().returning()),

    /** Whether another startup has or had the slug. */
    async slugTaken(slug: string) {
      const now = await db.$count(startups, eq(startups.slug, slug));
      return now > 0 || (await db.$count(formerSlugs, eq(formerSlugs.slug, slug))) > 0;
    },

    /** @param searchName a normalized name, without marks and in Latin letters */
    async named(searchName: string): Promise<StartupRow | undefined> {
      const begins = sql`left(${startups.searchName}, 100) collate "C" = left(${searchName}, 100)`;
      const isSame = and(begins, eq(startups.searchName, searchName));
      return first(db.select().from(startups).where(isSame).orderBy(startups.id).limit(1));
    },

    async find({ search, season, drafts }: Filter) {
      const conditions: (SQL | undefined)[] = [
        search
          ? or(...namePatterns(search).contains.map((name) => like(startups.searchName, name)))
          : undefined,
        season === undefined ? undefined : eq(startups.seasonNumber, season),
        drafts ? eq(startups.published, false) : undefined,
      ];
      const fitting = db
        .select()
        .from(startups)
        .where(and(...conditions));
      return fitting.orderBy(asc(startups.searchName), asc(startups.id)).limit(1_000);
    },

    async change(id: number, values: Partial<StartupRow>): Promise<StartupRow> {
      const [row] = await db.update(startups).set(values).where(eq(startups.id, id)).returning();
      return row!;
    },
  };
}

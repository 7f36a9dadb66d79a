import { and, asc, eq, or, type SQL, sql } from 'drizzle-orm';

import { SEASON_OTHERS } from '../../../contract/startups.contract';
import type { Database } from '../../db/database';
import { formerSlugs, startups, teamMembers } from '../../db/schema';

const { id, slug, name, description, startupImage, industry, stage, seasonNumber, seasons } =
  startups;
const card = { id, slug, name, description, startupImage, industry, stage, seasonNumber, seasons };

interface Wanted {
  /** Season ids; none means all. */
  seasons: number[];
  /** A folded text; empty means no search. */
  search: string;
  limit: number;
  offset: number;
}

export function startupsQueries(db: Database) {
  return {
    /** Published startups: by season and name, a search by how well the name fits first. */
    list({ seasons: wanted, search, limit, offset }: Wanted) {
      const words = search.split(' ').filter(Boolean);
      return db
        .select(card)
        .from(startups)
        .where(and(startups.published, or(...wanted.map(inSeason)), ...words.map(hasWord)))
        .orderBy(...(words.length > 0 ? [asc(nameRank(search))] : []), ...byDefault)
        .limit(limit)
        .offset(offset);
    },

    /** Published startups that somebody founded, in the order of the list. */
    foundedBy(userId: number) {
      const { startupId, kind } = teamMembers;
      const founded = and(eq(startupId, id), eq(teamMembers.userId, userId), eq(kind, 'founder'));
      return db
        .select(card)
        .from(startups)
        .innerJoin(teamMembers, founded)
        .where(eq(startups.published, true))
        .orderBy(...byDefault)
        .limit(200);
    },

    async byId(startupId: number) {
      const [row] = await db.select().from(startups).where(eq(startups.id, startupId)).limit(1);
      return row;
    },

    /** By its address of today, or else by one it had. */
    async bySlug(wanted: string) {
      const today = db.select({ id: startups.id }).from(startups).where(eq(startups.slug, wanted));
      const once = db
        .select({ id: formerSlugs.startupId })
        .from(formerSlugs)
        .where(eq(formerSlugs.slug, wanted));
      // Not `slug = … or id in …`: that reads every startup.
      const [row] = await db
        .select()
        .from(startups)
        .where(sql`${startups.id} = coalesce(${today}, ${once})`)
        .limit(1);
      return row;
    },
  };
}

/** The same expressions as in the index `startups_list`. */
const byDefault = [
  sql`coalesce(${seasonNumber}, 0) desc`,
  sql`${startups.searchName} collate "C"`,
  asc(startups.id),
];

const SHOWN = sql`array[1, 2]`;

const inSeason = (season: number): SQL =>
  season === SEASON_OTHERS
    ? sql`(coalesce(${seasonNumber}, 0) not in (1, 2) and not ${seasons} && ${SHOWN})`
    : sql`(${seasonNumber} = ${season} or ${season} = any(${seasons}))`;

/** A single letter finds the words that start with it; anything longer is found inside words too. */
const hasWord = (word: string): SQL => {
  const literal = escapeLike(word);
  const pattern = /^[\p{L}\p{N}]$/u.test(word) ? `% ${literal}%` : `%${literal}%`;
  return sql`${startups.searchText} like ${pattern}`;
};

const nameRank = (search: string): SQL => {
  const literal = escapeLike(search);
  return sql`case when ${startups.searchName} like ${`${literal}%`} then 0
    when ${startups.searchName} like ${`%${literal}%`} then 1 else 2 end`;
};

const escapeLike = (text: string) => text.replace(/[\\%_]/g, '\\$&');

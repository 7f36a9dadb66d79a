import { and, asc, eq, or, type SQL, sql } from 'drizzle-orm';

import { SEASON_OTHERS } from '../../../contract/startups.contract';
import type { Database } from '../../db/database';
import { formerSlugs, startups } from '../../db/schema';

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

    async byId(startupId: number) {
      const [row] = await db.select().from(startups).where(eq(startups.id, startupId)).limit(1);
      return row;
    },

    /** By its address of today, or else by one it had. */
    async bySlug(wanted: string) {
      const former = db
        .select({ startupId: formerSlugs.startupId })
        .from(formerSlugs)
        .where(eq(formerSlugs.slug, wanted));
      const [row] = await db
        .select()
        .from(startups)
        .where(or(eq(startups.slug, wanted), sql`${startups.id} in ${former}`))
        .orderBy(sql`${startups.slug} = ${wanted} desc`)
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

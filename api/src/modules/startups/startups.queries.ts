import { SEASON_OTHERS } from 'contract/wire/startups.contract';
import { and, asc, eq, like, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { once } from '../../db/once';
import { first } from '../../db/rows';
import { formerSlugs, formerStartups, startups, teamMembers } from '../../db/schema';
import { namePatterns, searchNameOf, searchTerms, wordPatterns } from './searchText';
import type { CardRow } from './startup.wire';

const { id, slug, name, description, startupImage, industry, stage, seasonNumber, seasons } =
  startups;
const card = { id, slug, name, description, startupImage, industry, stage, seasonNumber, seasons };

interface Wanted {
  /** Season ids; none means all. */
  seasons: number[];
  /** Numbers of all seasons: a startup in none of them is one of the others. */
  known: number[];
  /** As typed; without words it is no search. */
  search: string;
  limit: number;
  offset: number;
  after?: ListCursor | undefined;
}

/** The last startup of a page by its sort position, because it may be withdrawn or deleted before the next request. */
export interface ListCursor {
  /** 0 for none. */
  season: number;
  id: number;
  name: string;
}

export function startupsQueries(db: Database) {
  const published = (wanted: SQL[], terms: string[], beyond?: SQL) =>
    db
      .select(card)
      .from(startups)
      .where(and(startups.published, or(...wanted), ...terms.map(hasWord), beyond));

  /** Prepared statements for the usual requests: all seasons, or one. */
  const listings = new Map<string, ReturnType<typeof prepareListing>>();
  const prepareListing = (wanted: SQL[], name: string) =>
    published(wanted, [])
      .orderBy(...byDefault)
      .limit(sql.placeholder('limit'))
      .offset(sql.placeholder('offset'))
      .prepare(name);

  const withId = once(() =>
    db
      .select()
      .from(startups)
      .where(eq(startups.id, sql.placeholder('id')))
      .limit(1)
      .prepare('startup_by_id'),
  );

  const withSlug = once(() => {
    const wanted = sql.placeholder('slug');
    const today = db.select({ id: startups.id }).from(startups).where(eq(startups.slug, wanted));
    const before = db
      .select({ id: formerSlugs.startupId })
      .from(formerSlugs)
      .where(eq(formerSlugs.slug, wanted));
    // Not `slug = … or id in …`, which would scan all startups.
    return db
      .select()
      .from(startups)
      .where(sql`${startups.id} = coalesce(${today}, ${before})`)
      .limit(1)
      .prepare('startup_by_slug');
  });

  return {
    /** Published startups: by season and name; a search sorts the best matches first. */
    async list(asked: Wanted): Promise<CardRow[]> {
      const { seasons: wanted, known, search, limit, offset, after } = asked;
      const terms = searchTerms(search);
      const seasons = [...new Set(wanted)].sort((one, other) => one - other);
      const inOneOf = seasons.map((season) => inSeason(season, known));
      // Not prepared: a prepared statement is never freed, and clients could request any set of seasons.
      if (terms.length > 0 || seasons.length > 1 || after !== undefined) {
        const byName = terms.length > 0 ? [asc(nameRank(search))] : [];
        const beyond = after === undefined ? undefined : behind(after, terms.length > 0 && search);
        return published(inOneOf, terms, beyond)
          .orderBy(...byName, ...byDefault)
          .limit(limit)
          .offset(offset);
      }
      const others = seasons.includes(SEASON_OTHERS) ? ['of', ...known] : [];
      const name = ['startups', ...seasons, ...others].join('_');
      const listing = listings.get(name) ?? prepareListing(inOneOf, name);
      listings.set(name, listing);
      return listing.execute({ limit, offset });
    },

    /** Published startups that a user founded, in the order of the list. */
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

    byId: (id: number) => first(withId().execute({ id })),

    /** The current id of a startup, which differs if it was merged (rule 3.42). */
    async currentId(id: number): Promise<number> {
      const [row] = await db
        .select({ id: formerStartups.startupId })
        .from(formerStartups)
        .where(eq(formerStartups.id, id));
      return row?.id ?? id;
    },

    /** By its current address, or else by a former one. */
    bySlug: (slug: string) => first(withSlug().execute({ slug })),
  };
}

/** The same expressions as in the index `startups_list`. */
const byDefault = [
  sql`coalesce(${seasonNumber}, 0) desc`,
  sql`${startups.searchName} collate "C"`,
  asc(startups.id),
];

/** The condition for startups after a position. @param search decides the order, if there is one */
function behind({ season, id: last, name }: ListCursor, search: string | false): SQL {
  const rankOf = (column: SQLWrapper) => (search === false ? sql`0` : nameRank(search, column));
  const itsName = sql`${searchNameOf(name)}::text`;
  return sql`(${rankOf(startups.searchName)}, -coalesce(${seasonNumber}, 0), ${startups.searchName} collate "C", ${id})
    > (${rankOf(itsName)}, ${-season}::integer, ${itsName} collate "C", ${last}::integer)`;
}

/** @param known numbers from the programme, so they may be part of a prepared statement */
function inSeason(season: number, known: number[]): SQL {
  if (season !== SEASON_OTHERS)
    return sql`(${seasonNumber} = ${season} or ${season} = any(${seasons}))`;
  const all = sql.raw(`array[${known.map(Number).join(', ')}]::integer[]`);
  return sql`(coalesce(${seasonNumber}, 0) <> all(${all}) and not ${seasons} && ${all})`;
}

const hasWord = (word: string): SQL | undefined =>
  or(...wordPatterns(word).map((pattern) => like(startups.searchText, pattern)));

const nameRank = (search: string, name: SQLWrapper = startups.searchName): SQL => {
  const { begins, contains } = namePatterns(search);
  const fits = (patterns: string[]) =>
    or(...patterns.map((pattern) => sql`${name} like ${pattern}`));
  return sql`case when ${fits(begins)} then 0 when ${fits(contains)} then 1 else 2 end`;
};

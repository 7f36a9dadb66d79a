import type { ProgrammeTopic } from 'contract/cache-tags';
import { EMPTY_PROGRAMME } from 'contract/programme';
import type { Programme } from 'contract/wire/programme.contract';
import { EMPTY_SEASON } from 'contract/wire/season.contract';
import { desc, eq, sql } from 'drizzle-orm';
import { ofProgramme } from '../../app/cacheTags';
import type { Database } from '../../db/database';
import { pageChanges, programmeDrafts, programmeVersions } from '../../db/schema';
import { changedTopics } from './changedTopics';

/** Versions shown to staff; all of them are stored. */
const MAX_LISTED = 50;

/** The responsible party and its contact, for mails. */
export type Responsible = Pick<
  Programme['legal'],
  'company' | 'register' | 'address' | 'mail_privacy'
> &
  Pick<Programme['site'], 'mail_hello'>;

type NewVersion = typeof programmeVersions.$inferInsert;

export function programmeQueries(db: Database) {
  const newest = desc(programmeVersions.id);
  return {
    /** The published programme, or the empty one. */
    async published(): Promise<Programme> {
      const [row] = await db
        .select({ content: programmeVersions.content })
        .from(programmeVersions)
        .orderBy(newest)
        .limit(1);
      return row ? completed(row.content) : EMPTY_PROGRAMME;
    },

    /** Reads few fields of the long document, because every mail needs them. */
    async responsible(): Promise<Responsible> {
      const { content } = programmeVersions;
      const [row] = await db
        .select({
          legal: sql<Partial<Programme['legal']>>`${content} -> 'legal'`,
          hello: sql<string | null>`${content} -> 'site' ->> 'mail_hello'`,
        })
        .from(programmeVersions)
        .orderBy(newest)
        .limit(1);
      return { ...EMPTY_PROGRAMME.legal, ...row?.legal, mail_hello: row?.hello ?? '' };
    },

    /** Numbers of all seasons, ascending. */
    async seasonNumbers(): Promise<number[]> {
      const numbers = numbersIn(programmeVersions.content);
      const [row] = await db.select({ numbers }).from(programmeVersions).orderBy(newest).limit(1);
      return [...(row?.numbers ?? [])].sort((one, other) => one - other);
    },

    /** Numbers of the seasons in the draft. */
    async draftSeasonNumbers(): Promise<number[]> {
      const numbers = numbersIn(programmeDrafts.content);
      const [row] = await db.select({ numbers }).from(programmeDrafts).limit(1);
      return row?.numbers ?? [];
    },

    async version(id: number): Promise<Programme | undefined> {
      const [row] = await db
        .select({ content: programmeVersions.content })
        .from(programmeVersions)
        .where(eq(programmeVersions.id, id))
        .limit(1);
      return row && completed(row.content);
    },

    /** Newest first, without content. */
    versions() {
      const { id, publishedAt, publishedBy, why } = programmeVersions;
      return db
        .select({ id, publishedAt, publishedBy, why })
        .from(programmeVersions)
        .orderBy(newest)
        .limit(MAX_LISTED);
    },

    /** Also marks the pages that show the changed topics as outdated. */
    async publish(row: Omit<NewVersion, 'changedTopics'>): Promise<number> {
      const topics = changedTopics(await this.published(), row.content);
      const [made] = await db
        .insert(programmeVersions)
        .values({ ...row, changedTopics: topics })
        .returning({ id: programmeVersions.id });
      return made!.id;
    },

    async draft() {
      const [row] = await db.select().from(programmeDrafts).limit(1);
      return row && { ...row, content: completed(row.content) };
    },

    async saveDraft(row: Omit<typeof programmeDrafts.$inferInsert, 'id'>): Promise<void> {
      await db
        .insert(programmeDrafts)
        .values(row)
        .onConflictDoUpdate({ target: programmeDrafts.id, set: row });
    },

    async dropDraft(): Promise<void> {
      await db.delete(programmeDrafts);
    },

    /** Serializes edits and publications until the transaction ends. */
    async lock(): Promise<void> {
      await db.execute(sql`select pg_advisory_xact_lock(hashtext('programme'))`);
    },

    /** Marks pages with these topics as outdated because of the time. */
    async noteMoment(...topics: ProgrammeTopic[]): Promise<void> {
      await db.insert(pageChanges).values(ofProgramme(...topics).map((tag) => ({ tag })));
    },
  };
}

const numbersIn = (content: typeof programmeVersions.content | typeof programmeDrafts.content) =>
  sql<number[] | null>`jsonb_path_query_array(${content}, '$.site.seasons[*].number')`;

/** Adds later fields, empty, to a document of an earlier version of the product. */
function completed(content: Programme): Programme {
  const site = { ...EMPTY_PROGRAMME.site, ...content.site };
  const seasons = site.seasons.map((season) => ({ ...EMPTY_SEASON, ...season }));
  return {
    site: { ...site, seasons },
    landing: { ...EMPTY_PROGRAMME.landing, ...content.landing },
    legal: { ...EMPTY_PROGRAMME.legal, ...content.legal },
  };
}

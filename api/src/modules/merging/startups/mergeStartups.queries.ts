import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database';
import { rowsOf } from '../../../db/rows';
import * as schema from '../../../db/schema';
import { searchColumns } from '../../startups/searchText';
import type { Pair } from '../moveRows';

export type StartupRow = typeof schema.startups.$inferSelect;

/** Merges two startups. */
export function mergeStartupsQueries(db: Database) {
  const { startups, teamMembers, mentors, mentorAssignments, occurrences } = schema;

  return {
    /** The lock of team changes; rows that reference a startup can still be written. */
    async hold({ from, to }: Pair): Promise<Map<number, StartupRow>> {
      const both = db
        .select()
        .from(startups)
        .where(inArray(startups.id, [from, to]));
      const rows = await both.orderBy(asc(startups.id)).for('no key update');
      return new Map(rows.map((row) => [row.id, row]));
    },

    /** Blocks new rows that reference this startup, until the transaction ends. */
    async keepFromBeingNamed(id: number) {
      await db.select({ id: startups.id }).from(startups).where(eq(startups.id, id)).for('update');
    },

    /** The teams of both, and the mentors of the removed one, each person once. */
    async concerned({ from, to }: Pair): Promise<number[]> {
      const open = and(eq(mentorAssignments.startupId, from), isNull(mentorAssignments.endedAt));
      const mentoring = db
        .select({ id: mentors.userId })
        .from(mentors)
        .innerJoin(mentorAssignments, eq(mentorAssignments.mentorId, mentors.id))
        .where(open);
      const teams = db.select({ id: teamMembers.userId }).from(teamMembers);
      const both = teams.where(inArray(teamMembers.startupId, [from, to]));
      return (await both.union(mentoring)).map(({ id }) => id);
    },

    /** The team of the removed startup. */
    async membersOf(startupId: number): Promise<number[]> {
      const own = db.select({ id: teamMembers.userId }).from(teamMembers);
      return (await own.where(eq(teamMembers.startupId, startupId))).map(({ id }) => id);
    },

    /** Keeps set fields and fills empty ones, except for the picture. */
    async fill(stays: StartupRow, goes: StartupRow) {
      const { id, name } = stays;
      const texts = {
        name,
        description: stays.description || goes.description,
        industry: stays.industry || goes.industry,
      };
      const filled = {
        ...texts,
        ...searchColumns(texts),
        linkedIn: stays.linkedIn ?? goes.linkedIn,
        x: stays.x ?? goes.x,
        website: stays.website ?? goes.website,
        seasonNumber: stays.seasonNumber ?? goes.seasonNumber,
        seasons: [...new Set([...stays.seasons, ...goes.seasons])].sort((a, b) => a - b),
        incorporated: stays.incorporated || goes.incorporated,
      };
      await db.update(startups).set(filled).where(eq(startups.id, id));
    },

    /** Moves series; a higher sequence makes calendars show the new name. */
    async moveSchedules({ from, to }: Pair) {
      await db.execute(sql`update schedules set startup_id = ${to}, sequence = sequence + 1
        where startup_id = ${from}`);
    },

    /**
     * Deletes the startup. If it still has a session that cannot be moved, it stays as a draft without season, team and
     * address.
     */
    async end({ id }: StartupRow) {
      if ((await db.$count(occurrences, eq(occurrences.startupId, id))) === 0) {
        await db.delete(startups).where(eq(startups.id, id));
        return;
      }
      const rest = { published: false, startupImage: null, seasonNumber: null, seasons: [] };
      const slug = `merged-startup-${id}`;
      await db
        .update(startups)
        .set({ ...rest, slug })
        .where(eq(startups.id, id));
    },

    /** Redirects its id, which mailed links to the member area contain. */
    async leadOn({ from, to }: Pair, mergedAt: Date) {
      await db.insert(schema.formerStartups).values({ id: from, startupId: to, mergedAt });
    },

    /** Moves its followers. @returns how many follow the remaining startup only because of this */
    async moveFollowers({ from, to }: Pair): Promise<number> {
      // Updated, not inserted anew: an insert would reference the follower and could deadlock with a concurrent
      // erasure. So this changes the counter as well, which only counts inserts and deletes.
      const moved = await rowsOf(
        db,
        sql`update startup_follows theirs set startup_id = ${to} where startup_id = ${from}
          and not exists (select 1 from startup_follows mine
            where mine.startup_id = ${to} and mine.follower_id = theirs.follower_id)
          returning 1 as one`,
      );
      if (moved.length > 0)
        await db.execute(sql`insert into tallies as t (kind, target_id, total)
          select 'startup_follows', target, change
          from (values (${from}::int, ${-moved.length}::int), (${to}::int, ${moved.length}::int)) as c (target, change)
          order by target
          on conflict (kind, target_id) do update set total = t.total + excluded.total`);
      await db.execute(sql`delete from startup_follows where startup_id = ${from}`);
      await db.execute(sql`delete from tallies
        where kind = 'startup_follows' and target_id = ${from} and total = 0`);
      return moved.length;
    },

    /** Changes notifications about the removed startup to the remaining one. */
    async renameInNotifications(goes: StartupRow, stays: StartupRow) {
      const [was, is] = [`follow:${goes.id}`, `follow:${stays.id}`];
      const [page, next] = [`/startups/${goes.slug}`, `/startups/${stays.slug}`];
      const area = `^/my/(startups|mentorships)/${goes.id}(?=/|$)`;
      await db.execute(sql`update notifications set
          url = case when url = ${page} then ${next}
            else regexp_replace(url, ${area}, ${`/my/\\1/${stays.id}`}) end,
          group_key = case when group_key = ${was} then ${is} else group_key end
        where url = ${page} or url ~ ${area} or group_key = ${was}`);
    },
  };
}

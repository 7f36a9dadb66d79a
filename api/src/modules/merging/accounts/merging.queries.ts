import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database';
import { first } from '../../../db/rows';
import {
  invitations,
  mentorAssignments,
  mentors,
  notifications,
  startups,
  teamMembers,
  userFollows,
  users,
} from '../../../db/schema';
import type { Pair } from '../moveRows';
import { mergedNoticesQueries } from '../notices.queries';

export type AccountRow = typeof users.$inferSelect;

/** What is looked up, and held, before two accounts become one. */
export function mergingQueries(db: Database) {
  const startupsOf = (ids: number[]) =>
    db
      .selectDistinct({ id: teamMembers.startupId })
      .from(teamMembers)
      .where(inArray(teamMembers.userId, ids));
  const both = ({ from, to }: Pair) =>
    db
      .select()
      .from(users)
      .where(and(inArray(users.id, [from, to]), isNull(users.deletedAt)))
      .orderBy(asc(users.id));
  const byId = (rows: AccountRow[]) => new Map(rows.map((row) => [row.id, row]));

  return {
    /** Startups of which the team, or what is asked of it, will change. */
    async startupsAround({ from, to }: Pair, emails: string[]): Promise<number[]> {
      const invited = db
        .selectDistinct({ id: invitations.startupId })
        .from(invitations)
        .where(and(inArray(invitations.email, emails), eq(invitations.status, 'pending')));
      const rows = [...(await startupsOf([from, to])), ...(await invited)];
      return [...new Set(rows.map(({ id }) => id))].sort((a, b) => a - b);
    },

    /** As whoever changes a team does; what names a startup may be written meanwhile. */
    async holdStartups(ids: number[]) {
      if (ids.length === 0) return;
      const found = db.select({ id: startups.id }).from(startups).where(inArray(startups.id, ids));
      await found.orderBy(asc(startups.id)).for('no key update');
    },

    /** Both accounts, by number. */
    find: async (pair: Pair) => byId(await both(pair)),

    /** The same, held, in the order of their numbers. */
    hold: async (pair: Pair) => byId(await both(pair).for('no key update')),

    /** From here on nobody writes a row that names this account, until the transaction ends. */
    async keepFromBeingNamed(id: number) {
      await db.select({ id: users.id }).from(users).where(eq(users.id, id)).for('update');
    },

    mentorOf: (userId: number) =>
      first(db.select().from(mentors).where(eq(mentors.userId, userId))),

    /** Startups whose mentors the two are, now or before. */
    async mentoredBy(mentorId: number): Promise<number[]> {
      const rows = await db
        .selectDistinct({ id: mentorAssignments.startupId })
        .from(mentorAssignments)
        .where(eq(mentorAssignments.mentorId, mentorId));
      return rows.map(({ id }) => id);
    },

    /** Whom they follow, and who follows them, is told once, whichever of the two it was. */
    async moveNotices({ from, to }: Pair) {
      await db.execute(sql`delete from follow_notices
        where (follower_id, target_id) in ((${from}::int, ${to}::int), (${to}::int, ${from}::int))`);
      await mergedNoticesQueries(db).move(['followerId', 'targetId'], { from, to });
    },

    /** Nobody takes away or changes what this account was told, until the transaction ends. */
    async holdNotifications(userId: number) {
      const own = db.select({ id: notifications.id }).from(notifications);
      await own
        .where(eq(notifications.userId, userId))
        .orderBy(asc(notifications.id))
        .for('update');
    },

    /** Nobody is told of themselves. */
    async dropNewsBetween({ from, to }: Pair) {
      await db.execute(sql`delete from notifications
        where (user_id, about_id) in ((${from}::int, ${to}::int), (${to}::int, ${from}::int))`);
    },

    /** One of the two followed the other. */
    async dropSelfFollow(id: number) {
      const self = and(eq(userFollows.userId, id), eq(userFollows.followerId, id));
      await db.delete(userFollows).where(self);
    },

    /** Both texts stay where both wrote about one session. */
    async joinNotes({ from, to }: Pair) {
      await db.execute(sql`insert into meeting_notes as mine
          (occurrence_id, author_id, shared, text, version, written_at)
        select occurrence_id, ${to}::int, shared, text, version, written_at
        from meeting_notes where author_id = ${from}
        on conflict (occurrence_id, author_id, shared) do update set
          text = mine.text || E'\n\n' || excluded.text,
          version = mine.version + 1,
          written_at = greatest(mine.written_at, excluded.written_at)`);
      await db.execute(sql`delete from meeting_notes where author_id = ${from}`);
    },

    /** What stays is what is there; only what is empty is filled. No role of the staff comes along. */
    async fillProfile(stays: AccountRow, goes: AccountRow) {
      const { bio, phoneNumber, linkedIn, x, website, timeZone } = goes;
      const filled = {
        bio: stays.bio || bio,
        phoneNumber: stays.phoneNumber ?? phoneNumber,
        linkedIn: stays.linkedIn ?? linkedIn,
        x: stays.x ?? x,
        website: stays.website ?? website,
        timeZone: stays.timeZone ?? timeZone,
        isInvestor: stays.isInvestor || goes.isInvestor,
        isStartup: stays.isStartup || goes.isStartup,
      };
      await db.update(users).set(filled).where(eq(users.id, stays.id));
    },

    /** Nobody else gets the name for a while, as after a change of it. */
    async keepUsername({ from, to }: Pair, leftAt: Date) {
      await db.execute(sql`insert into former_usernames (username, user_id, left_at)
        select username, ${to}::int, ${leftAt.toISOString()}::timestamptz from users where id = ${from}`);
    },

    /** What others were told of who goes leads to who stays; followers of both are one line. */
    async renameInNotifications({ from, to }: Pair) {
      await db
        .update(notifications)
        .set({ groupKey: `follow:${to}` })
        .where(and(eq(notifications.userId, from), eq(notifications.groupKey, `follow:${from}`)));
      await db.execute(sql`update notifications set about_id = ${to},
          url = case when url = ${`/profile/${from}`} then ${`/profile/${to}`} else url end
        where about_id = ${from}`);
    },
  };
}

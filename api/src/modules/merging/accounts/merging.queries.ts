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

/** Reads and locks rows before two accounts are merged. */
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
    /** Startups whose team or invitations will change. */
    async startupsAround({ from, to }: Pair, emails: string[]): Promise<number[]> {
      const invited = db
        .selectDistinct({ id: invitations.startupId })
        .from(invitations)
        .where(and(inArray(invitations.email, emails), eq(invitations.status, 'pending')));
      const rows = [...(await startupsOf([from, to])), ...(await invited)];
      return [...new Set(rows.map(({ id }) => id))].sort((a, b) => a - b);
    },

    /** The lock of team changes; rows that reference a startup can still be written. */
    async holdStartups(ids: number[]) {
      if (ids.length === 0) return;
      const found = db.select({ id: startups.id }).from(startups).where(inArray(startups.id, ids));
      await found.orderBy(asc(startups.id)).for('no key update');
    },

    /** Both accounts, by number. */
    find: async (pair: Pair) => byId(await both(pair)),

    /** Both accounts by id, locked in the order of their ids. */
    hold: async (pair: Pair) => byId(await both(pair).for('no key update')),

    /** Blocks new rows that reference this account, until the transaction ends. */
    async keepFromBeingNamed(id: number) {
      await db.select({ id: users.id }).from(users).where(eq(users.id, id)).for('update');
    },

    mentorOf: (userId: number) =>
      first(db.select().from(mentors).where(eq(mentors.userId, userId))),

    /** Startups mentored by the two, now or before. */
    async mentoredBy(mentorId: number): Promise<number[]> {
      const rows = await db
        .selectDistinct({ id: mentorAssignments.startupId })
        .from(mentorAssignments)
        .where(eq(mentorAssignments.mentorId, mentorId));
      return rows.map(({ id }) => id);
    },

    /** Moves follow notifications, so that each follow is notified once for both accounts. */
    async moveNotices({ from, to }: Pair) {
      await db.execute(sql`delete from follow_notices
        where (follower_id, target_id) in ((${from}::int, ${to}::int), (${to}::int, ${from}::int))`);
      await mergedNoticesQueries(db).move(['followerId', 'targetId'], { from, to });
    },

    /** Locks the account's notifications until the transaction ends. */
    async holdNotifications(userId: number) {
      const own = db.select({ id: notifications.id }).from(notifications);
      await own
        .where(eq(notifications.userId, userId))
        .orderBy(asc(notifications.id))
        .for('update');
    },

    /** Deletes notifications about the other account. */
    async dropNewsBetween({ from, to }: Pair) {
      await db.execute(sql`delete from notifications
        where (user_id, about_id) in ((${from}::int, ${to}::int), (${to}::int, ${from}::int))`);
    },

    /** Deletes a follow between the two. */
    async dropSelfFollow(id: number) {
      const self = and(eq(userFollows.userId, id), eq(userFollows.followerId, id));
      await db.delete(userFollows).where(self);
    },

    /** Keeps both texts if both wrote about one session. */
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

    /** Keeps set fields and fills empty ones. Scopes of staff do not move. */
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

    /** Blocks the username for others for a while, as after a change of it. */
    async keepUsername({ from, to }: Pair, leftAt: Date) {
      await db.execute(sql`insert into former_usernames (username, user_id, left_at)
        select username, ${to}::int, ${leftAt.toISOString()}::timestamptz from users where id = ${from}`);
    },

    /** Moves notifications about the removed account to the remaining one; followers of both become one line. */
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

import { and, asc, eq, isNull, like, lte, sql } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { rowsOf } from '../../db/rows';
import { outbox, letterRecipients as recipients } from '../../db/schema';
import { REPORTED_WITHIN } from '../../mail/mailOutcomes.queries';

type RecipientRow = typeof recipients.$inferSelect;

/** Delivery outcome of a letter, counted by recipients. */
interface Outcome {
  waiting: number;
  sent: number;
  unsubscribed: number;
  /** Not sent: the letter was cancelled, or the account no longer exists. */
  dropped: number;
  failed: number;
  bounced: number;
}

/** Message ids are derived from ids, so each recipient of a letter gets at most one mail. */
export const recipientKey = (letterId: number, recipientId: number) =>
  `letter-${letterId}-${recipientId}`;

/** @param host of the site, the domain of message ids */
export function recipientsQueries(db: Database, host: string) {
  const messageId = sql`'letter-' || r.letter_id || '-' || r.id || ${`@${host}`}`;

  /** Each recipient with the state of their mail. The outbox used to record one reason for all who left. */
  const fates = (letterId: number) => sql`
    select r.email, r.posted_at, o.drop_reason, coalesce(o.last_error, '') as last_error,
      o.id is not null and o.sent_at is null and o.dropped_at is null as is_waiting,
      r.posted_at is not null and (o.id is null or o.sent_at is not null) as is_sent,
      o.dropped_at is not null as is_dropped,
      o.last_error like 'Unsubscribed%' as has_left, b.reason || ': ' || b.detail as bounce
    from letter_recipients r
    left join outbox o on o.message_id = ${messageId}
    left join mail_suppressions b on b.email = r.email and b.reason in ('bounce', 'complaint')
      and b.reported_at >= o.sent_at
      and (b.reason = 'complaint' or b.reported_at <= o.sent_at + ${REPORTED_WITHIN}::interval)
    where r.letter_id = ${letterId}`;

  return {
    /** Recipients whose mail is not in the outbox yet, in stored order. */
    waiting: (letterId: number, limit: number): Promise<RecipientRow[]> =>
      db
        .select()
        .from(recipients)
        .where(and(eq(recipients.letterId, letterId), isNull(recipients.postedAt)))
        .orderBy(asc(recipients.id))
        .limit(limit),

    async markPosted(letterId: number, upTo: number, postedAt: Date) {
      const some = sql`${recipients.id} <= ${upTo}`;
      const waits = and(eq(recipients.letterId, letterId), isNull(recipients.postedAt), some);
      await db.update(recipients).set({ postedAt }).where(waits);
    },

    countWaiting: (letterId: number) =>
      db.$count(recipients, and(eq(recipients.letterId, letterId), isNull(recipients.postedAt))),

    /** Due mails in the outbox that no worker has tried yet. */
    countUntried: (letterId: number, now: Date): Promise<number> =>
      db.$count(
        outbox,
        and(
          isNull(outbox.sentAt),
          isNull(outbox.droppedAt),
          lte(outbox.dueAt, now),
          eq(outbox.attempts, 0),
          like(outbox.messageId, `letter-${letterId}-%`),
        ),
      ),

    /** Removes mails that no worker holds from the outbox; their recipients wait for their turn again. */
    async takeBack(letterId: number) {
      await db.execute(sql`
        with gone as (
          delete from outbox o using letter_recipients r
          where r.letter_id = ${letterId} and o.message_id = ${messageId}
            and o.sent_at is null and o.dropped_at is null and o.claimed_by is null
          returning r.id)
        update letter_recipients set posted_at = null where id in (select id from gone)`);
    },

    /** Mails deleted from the outbox after half a year count as sent. */
    async outcome(letterId: number): Promise<Outcome> {
      const [row] = await rowsOf<Outcome>(
        db,
        sql`select
            count(*) filter (where posted_at is null or is_waiting)::int as waiting,
            count(*) filter (where is_sent and bounce is null)::int as sent,
            count(*) filter (where drop_reason = 'unwanted' and has_left)::int as unsubscribed,
            count(*) filter (where drop_reason = 'unwanted' and not has_left)::int as dropped,
            count(*) filter (where is_dropped and drop_reason is distinct from 'unwanted')::int as failed,
            count(*) filter (where is_sent and bounce is not null)::int as bounced
          from (${fates(letterId)}) f`,
      );
      return row!;
    },

    /** Recipients of failed mails, with the reasons. */
    problems: (letterId: number, limit: number) =>
      rowsOf<{ email: string; text: string }>(
        db,
        sql`select email, coalesce(bounce, last_error) as text from (${fates(letterId)}) f
          where (is_dropped and drop_reason is distinct from 'unwanted')
            or (is_sent and bounce is not null)
          order by email limit ${limit}`,
      ),
  };
}

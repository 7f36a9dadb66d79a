import { sql } from 'drizzle-orm';

import type { Database } from '../db/database';
import { rowsOf } from '../db/rows';

/** Whether a mail of a letter to many may be sent now, later, or never. */
export type LetterStanding = 'goes' | 'waits' | keyof typeof LETTER_OBSTACLES;

/** Why a mail of a letter to many is not sent, as stored in the outbox. */
export const LETTER_OBSTACLES = {
  cancelled: 'The letter was cancelled.',
  unsubscribed: 'Unsubscribed.',
  gone: 'There is no active member with this address any more.',
};

/**
 * The state of a letter for one recipient, who may have unsubscribed, changed address, or been disabled or erased
 * (rules 7.63 and 7.65). An erased account has another address.
 */
export async function letterStanding(db: Database, recipientId: number): Promise<LetterStanding> {
  const [row] = await rowsOf<{ state: string; is_there: boolean; subscribed: boolean }>(
    db,
    sql`select l.state, l.audience ->> 'to' = 'newsletter'
          or exists (select 1 from users u where u.id = r.user_id and u.email = r.email
            and u.disabled_at is null)
          as is_there,
        case when l.audience ->> 'to' = 'newsletter'
          then exists (select 1 from newsletter_subscriptions n
            where n.email = r.email and n.status = 'confirmed')
          else not exists (select 1 from notification_preferences p
            where p.user_id = r.user_id and p.type = 'letter' and not p.by_mail) end as subscribed
      from letter_recipients r join letters l on l.id = r.letter_id where r.id = ${recipientId}`,
  );
  if (!row?.is_there) return 'gone';
  if (!row.subscribed) return 'unsubscribed';
  if (row.state === 'cancelled') return 'cancelled';
  return row.state === 'paused' ? 'waits' : 'goes';
}

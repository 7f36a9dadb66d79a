import { and, desc, isNotNull } from 'drizzle-orm';
import { outbox } from '../../../db/schema';
import { isDead } from '../../../mail/outbox.queries';
import type { TodaySource } from './todaySource';

/** Undelivered mails that are not retried automatically. */
export const mailsSource: TodaySource = {
  kind: 'mails',
  scope: 'letters',
  async find({ db }, limit) {
    const rows = await db
      .select({ id: outbox.id, to: outbox.toEmail, kind: outbox.kind, droppedAt: outbox.droppedAt })
      .from(outbox)
      .where(and(isDead, isNotNull(outbox.body)))
      .orderBy(desc(outbox.id))
      .limit(limit);
    return rows.map(({ id, to, kind, droppedAt }) => ({
      id: String(id),
      name: to,
      text: `Email “${kind.replaceAll('-', ' ')}” could not be delivered`,
      at: droppedAt?.toISOString() ?? null,
      to: '/staff/acts/mail.dead',
      act: { name: 'mail.resend', fields: { id }, label: 'Send again' },
    }));
  },
};

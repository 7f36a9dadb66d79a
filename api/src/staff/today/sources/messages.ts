import { asc, eq } from 'drizzle-orm';
import { contactMessages } from '../../../db/schema';
import type { TodaySource } from './todaySource';

/** Open messages of the contact form, oldest first. */
export const messagesSource: TodaySource = {
  kind: 'messages',
  scope: 'letters',
  async find({ db }, limit) {
    const { id, name, message, createdAt, state } = contactMessages;
    const rows = await db
      .select({ id, name, message, createdAt })
      .from(contactMessages)
      .where(eq(state, 'open'))
      .orderBy(asc(id))
      .limit(limit);
    return rows.map((row) => ({
      id: String(row.id),
      name: row.name,
      text: row.message.length > 120 ? `${row.message.slice(0, 119)}…` : row.message,
      at: row.createdAt.toISOString(),
      to: `/staff/messages/${row.id}`,
      act: null,
    }));
  },
};

import { and, eq, inArray, max } from 'drizzle-orm';

import { contactAnswers, contactMessages as messages } from '../db/schema';
import type { Deps } from '../deps/deps';
import { conversation } from './conversation';
import { mailOutcomes } from './mailOutcomes.queries';

/**
 * Reopens closed contact messages whose last answer was not delivered, so that staff see them in the inbox (rule 7.43).
 * @param email whose mail bounced
 */
export async function reopenUnread(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  email: string,
): Promise<void> {
  const answered = await db
    .select({ id: messages.id, answerId: max(contactAnswers.id) })
    .from(messages)
    .innerJoin(contactAnswers, eq(contactAnswers.messageId, messages.id))
    .where(and(eq(messages.email, email), eq(messages.state, 'closed')))
    .groupBy(messages.id);
  const mailOf = new Map(
    answered.map(({ id, answerId }) => [id, conversation(config, id).idOf(answerId!)]),
  );
  const outcomes = await mailOutcomes(db, [...mailOf.values()]);
  const unread = [...mailOf].filter(([, mail]) => outcomes.get(mail)?.state === 'failed');
  if (unread.length === 0) return;
  const ids = unread.map(([id]) => id);
  await db.update(messages).set({ state: 'open' }).where(inArray(messages.id, ids));
}

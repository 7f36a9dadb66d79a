import { conflict, notFound } from '../../app/httpError';
import type { LetterDeps } from '../../deps/deps';
import { conversation } from '../../mail/conversation';
import { answerLetter } from '../../mail/letters/site';
import { postLetter } from '../../mail/outbox';
import { inboxQueries } from './inbox.queries';

/** Limits the length of a thread. */
export const MAX_ANSWERS = 50;

interface Answer {
  messageId: number;
  text: string;
  /** Null for the command line. */
  authorId: number | null;
  /** How many answers the author has read; not checked when left out. */
  read?: number | undefined;
}

/**
 * Answers a message of the contact form by mail (rule 7.43). Pass a transaction as `db`.
 * @throws 404; 409 for spam, for a thread that is full, and when the author has not read the latest answer
 */
export async function answerMessage(
  deps: LetterDeps,
  { messageId, text, authorId, read }: Answer,
): Promise<void> {
  const { db, clock, config } = deps;
  const inbox = inboxQueries(db);
  const row = await inbox.byId(messageId);
  if (!row) throw notFound(`There is no message ${messageId}.`);
  const { message } = row;
  if (message.state === 'spam') throw conflict('This message is marked as spam. Open it first.');
  const before = await inbox.answers(messageId);
  if (read !== undefined && before.length > read)
    throw conflict(
      'This message has been answered in the meantime. Please read that answer first.',
    );
  if (before.length >= MAX_ANSWERS)
    throw conflict(`This message already has ${MAX_ANSWERS} replies, which is the limit.`);

  const thread = conversation(config, messageId);
  const answerId = await inbox.insertAnswer({ messageId, authorId, text, createdAt: clock.now() });
  const references = [thread.first, ...before.map(({ answer }) => thread.idOf(answer.id))];
  const letter = answerLetter(config, { text, message, references, replyTo: config.replyTo });
  const to = { name: message.name, email: message.email };
  const cause = authorId === null ? 'product' : { account: authorId };
  await postLetter(deps, to, letter, cause, { key: thread.keyOf(answerId) });
}

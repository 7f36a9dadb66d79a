import { MessageState } from 'contract/wire/inbox.contract';
import { paragraph } from 'contract/wire/text.contract';
import { z } from 'zod';
import { conflict, notFound } from '../../../app/httpError';
import { answerMessage, MAX_ANSWERS } from '../../../modules/contact/answerMessage';
import { inboxQueries } from '../../../modules/contact/inbox.queries';
import { act, type Row, type StaffDeps } from '../../act/act';
import { email, numbered } from '../../act/find';
import { wholeNumber } from '../../act/wholeNumber';

const id = numbered('number of the message', 'message');
const PAGE_SIZE = 50;

const list = act({
  name: 'messages.find',
  about: 'Lists messages of the contact form, newest first.',
  scope: 'letters',
  effect: 'reads',
  fields: {
    state: MessageState.default('open').describe('open, closed or spam'),
    search: z.string().trim().min(1).max(100).optional().describe('part of a name or a text'),
  },
  async run({ db }, flags) {
    const rows = await inboxQueries(db).page(flags, PAGE_SIZE);
    return rows.map(({ message, assignee }): Row => {
      const { id, createdAt: at, name, email, message: text } = message;
      return { id, at, name, email, text, 'dealt with by': assignee?.email ?? null };
    });
  },
});

const assign = act({
  name: 'messages.assign',
  about: 'Assigns a message to a member of staff, or to nobody.',
  scope: 'letters',
  effect: 'changes',
  fields: {
    id,
    to: email(
      'email address of somebody with the scope letters; leave it out to assign nobody',
    ).optional(),
  },
  says: ({ id }, { to }) =>
    to
      ? [`Message ${id} will be assigned to ${to}.`, `Message ${id} is assigned to ${to}.`]
      : [`Nobody will be assigned to message ${id}.`, `Nobody is assigned to message ${id}.`],
  async run({ db }, { id, to }) {
    await requireMessage(db, id);
    const colleagues = await inboxQueries(db).colleagues();
    const assignee = colleagues.find(({ email }) => email === to);
    if (to !== undefined && !assignee)
      throw notFound(`No member of staff with the scope letters has the address ${to}.`);
    await inboxQueries(db).change(id, { assigneeId: assignee?.id ?? null });
    return { id, to: assignee?.name ?? null };
  },
});

const answer = act({
  name: 'messages.answer',
  about: 'Answers a message by email, and closes it.',
  scope: 'letters',
  effect: 'changes',
  fields: {
    id,
    text: paragraph('answer', { min: 2, max: 5_000 })
      .describe('sent to the author of the message')
      .meta({ unrecorded: true }),
    'stay-open': z.boolean().default(false).describe('do not close the message'),
    read: wholeNumber({ min: 0, max: MAX_ANSWERS })
      .optional()
      .describe('number of answers that you have read; fails if there are more'),
  },
  says: ({ id }) => [
    `Message ${id} will be answered by email.`,
    `The answer to message ${id} is on its way.`,
  ],
  async run(deps, { id, text, 'stay-open': staysOpen, read }) {
    const { by, db } = deps;
    await answerMessage(deps, { messageId: id, text, authorId: by.userId, read });
    const state = staysOpen ? 'open' : 'closed';
    await inboxQueries(db).change(id, { state });
    return { id, state };
  },
});

/** An act that only changes the state of a message. */
const setState = (name: string, state: MessageState, about: string, copy: string) =>
  act({
    name: `messages.${name}`,
    about,
    scope: 'letters',
    effect: 'changes',
    fields: { id },
    says: ({ id }) => [`Message ${id} will be ${copy}.`, `Message ${id} is ${copy}.`],
    async run({ db }, { id }) {
      const { message } = await requireMessage(db, id);
      if (message.state === state) throw conflict(`Message ${id} is already ${copy}.`);
      await inboxQueries(db).change(id, { state });
      return { id, state };
    },
  });

async function requireMessage(db: StaffDeps['db'], id: number) {
  const row = await inboxQueries(db).byId(id);
  if (!row) throw notFound(`There is no message ${id}.`);
  return row;
}

export const messageActs = [
  list,
  assign,
  answer,
  setState('close', 'closed', 'Closes a message without an answer.', 'closed'),
  setState('reopen', 'open', 'Opens a message again.', 'open'),
  setState('spam', 'spam', 'Marks a message as spam.', 'marked as spam'),
];

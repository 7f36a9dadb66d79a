import { z } from 'zod';

import { IdText, line } from './text.contract';

/** The state of a message from the contact form. */
export const MessageState = z.enum(['open', 'closed', 'spam']);

/** A staff member, as shown in the staff area. */
const Colleague = z.object({ id: z.int(), name: z.string(), email: z.string() });

/** One line of the inbox. */
export const InboxEntry = z.object({
  id: z.int(),
  name: z.string(),
  email: z.string(),
  excerpt: z.string(), // first 200 characters
  state: MessageState,
  assignee: Colleague.nullable(),
  answers: z.int(), // number of answers sent
  created_at: z.iso.datetime(), // UTC
});

/** GET /staff/messages: newest first, 50 per page. */
export const InboxQuery = z.object({
  state: MessageState.optional(), // absent: all states
  assignee: z.enum(['me', 'nobody']).optional(),
  search: line('search', { max: 100 }).optional(), // part of a name, an address or a text
  before: IdText.optional(),
});

export const Inbox = z.object({
  data: z.array(InboxEntry),
  open: z.int(), // number of open messages, regardless of the filter
  next_before: z.int().nullable(), // send it as `before` for the next page
});

/** GET /staff/messages/{id}: the message and its replies, oldest first. */
export const InboxMessage = InboxEntry.omit({ answers: true, excerpt: true }).extend({
  text: z.string(),
  answers: z.array(
    z.object({
      id: z.int(),
      text: z.string(),
      by: z.string().nullable(), // null once their account is erased
      created_at: z.iso.datetime(), // UTC
      mail: z.enum(['waiting', 'sent', 'failed']),
      problem: z.string().nullable(), // why it failed
    }),
  ),
  reply_to: z.string(), // address to which replies to our answer go
  colleagues: z.array(Colleague), // people to whom the message can be assigned
});

export type MessageState = z.infer<typeof MessageState>;
export type InboxEntry = z.infer<typeof InboxEntry>;
export type InboxQuery = z.infer<typeof InboxQuery>;
export type Inbox = z.infer<typeof Inbox>;
export type InboxMessage = z.infer<typeof InboxMessage>;

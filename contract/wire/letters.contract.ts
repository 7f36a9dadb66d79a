import { z } from 'zod';

import { IdText } from './text.contract';

/** A piece of text with one format; `\n` is a line break. */
export const Run = z.object({
  text: z.string(),
  bold: z.boolean().optional(),
  italic: z.boolean().optional(),
  href: z.string().optional(), // http, https or mailto
});

/** One block of a letter. */
export const LetterBlock = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('heading'), level: z.int(), runs: z.array(Run) }), // 2 or 3
  z.object({ kind: z.literal('paragraph'), runs: z.array(Run) }),
  z.object({ kind: z.literal('list'), ordered: z.boolean(), items: z.array(z.array(Run)) }),
  z.object({ kind: z.literal('quote'), paragraphs: z.array(z.array(Run)) }),
  z.object({ kind: z.literal('rule') }),
]);

export const LetterFormat = z.enum(['markdown', 'plain']);
export const LetterState = z.enum(['draft', 'sending', 'paused', 'sent', 'cancelled']);

/** The recipients of a letter: all people of one group, or the newsletter. */
export const LetterTo = z.enum([
  'newsletter',
  'everybody',
  'founders',
  'teams',
  'mentors',
  'investors',
]);

export const LetterAudience = z.object({
  to: LetterTo,
  season: z.int().nullable(), // of the startups; null for all
  stage: z.string().nullable(), // of the startups; null for all
});

export const LetterEntry = z.object({
  id: z.int(),
  subject: z.string(),
  state: LetterState,
  audience: LetterAudience,
  recipients: z.int(), // 0 for a draft
  changed_at: z.iso.datetime(), // UTC
  started_at: z.iso.datetime().nullable(), // UTC
});

/** GET /staff/letters: newest first, 50 per page. */
export const LetterQuery = z.object({ before: IdText.optional() });
export const LetterPage = z.object({
  data: z.array(LetterEntry),
  next_before: z.int().nullable(), // send it as `before` for the next page
});

/** GET /staff/letters/{id} */
export const StaffLetter = LetterEntry.extend({
  body: z.string(),
  format: LetterFormat,
  sender: z.string(), // sender's name in the mails
  listed: z.boolean(), // shown in the public archive
  finished_at: z.iso.datetime().nullable(), // UTC
  fields: z.array(z.object({ name: z.string(), fallback: z.string() })), // merge fields
  counts: z.object({
    waiting: z.int(),
    sent: z.int(),
    unsubscribed: z.int(), // unsubscribed after the list of recipients was stored
    dropped: z.int(), // the letter was cancelled, or the account was deleted
    failed: z.int(), // rejected or suppressed
    bounced: z.int(), // reported as bounced after sending
  }),
  problems: z.array(z.object({ email: z.string(), text: z.string() })), // at most 100
});

/** A letter with its placeholders filled in. */
const LetterAsRead = z.object({ subject: z.string(), blocks: z.array(LetterBlock) });

/** GET /staff/letters/{id}/preview: the letter as three of its recipients would get it. */
export const LetterPreview = z.object({
  recipients: z.int(), // number of recipients if it were sent now
  problems: z.array(z.string()), // why it cannot be sent
  data: z.array(LetterAsRead.extend({ to: z.object({ name: z.string(), email: z.string() }) })),
  nameless: LetterAsRead, // the letter for a recipient whose merge fields are empty
});

/** GET /public/letters: letters to newsletter subscribers, newest first. */
export const LetterArchive = z.object({
  data: z.array(
    z.object({ id: z.int(), subject: z.string(), excerpt: z.string(), sent_at: z.iso.datetime() }),
  ),
});

/** GET /public/letters/{id}: the letter as a reader without a known name sees it. */
export const ArchivedLetter = z.object({
  id: z.int(),
  subject: z.string(),
  sender: z.string(),
  excerpt: z.string(),
  sent_at: z.iso.datetime(), // UTC
  blocks: z.array(LetterBlock),
});

export type Run = z.infer<typeof Run>;
export type LetterBlock = z.infer<typeof LetterBlock>;
export type LetterFormat = z.infer<typeof LetterFormat>;
export type LetterState = z.infer<typeof LetterState>;
export type LetterTo = z.infer<typeof LetterTo>;
export type LetterAudience = z.infer<typeof LetterAudience>;
export type LetterEntry = z.infer<typeof LetterEntry>;
export type LetterPage = z.infer<typeof LetterPage>;
export type StaffLetter = z.infer<typeof StaffLetter>;
export type LetterPreview = z.infer<typeof LetterPreview>;
export type LetterArchive = z.infer<typeof LetterArchive>;
export type ArchivedLetter = z.infer<typeof ArchivedLetter>;

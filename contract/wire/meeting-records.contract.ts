import { z } from 'zod';

import { AgendaMeeting } from './availability.contract';
import { Cancellation } from './meetings.contract';
import { Id, IdText, paragraph, textUpTo } from './text.contract';
import { CalendarDay, DayText, UtcTime } from './time.contract';
import { Person } from './user.contract';

/** Lengths in characters. */
const MAX_TEXT_LENGTH = 4_000;
const MAX_ACTION_LENGTH = 300;
const MAX_COMMENT_LENGTH = 1_000;
export const MAX_ACTIONS = 30;

/** The two sides of a meeting: the mentor, and everybody in the startup's team. */
const Side = z.enum(['mentor', 'founders']);

/** The version that was read before writing; 0 when there was none. */
const Version = z
  .int({ error: 'The version must be the number that was read.' })
  .min(0, 'The version must be the number that was read.')
  .max(2_147_483_647, 'The version must be the number that was read.');

const Versioned = z.object({ text: textUpTo(MAX_TEXT_LENGTH), version: z.int() });

const ActionItem = z.object({
  id: z.int(),
  text: textUpTo(MAX_ACTION_LENGTH),
  owner: Person,
  due_on: DayText,
  done: z.boolean(),
  version: z.int(),
});

/** GET /meetings/{id}/record, and the response to a change of it: the fields that the caller may read. */
export const MeetingRecord = z.object({
  data: z.object({
    meeting: AgendaMeeting,
    state: z.enum(['ahead', 'begun', 'cancelled']),
    cancelled: Cancellation.nullable(), // null unless the state is 'cancelled'
    side: Side, // the caller's
    topics: Versioned.extend({ written_by: Person.nullable() }), // the last author
    notes: z.object({
      private: Versioned, // the caller's note, which nobody else can read
      shared: Versioned, // the caller's note, which both sides can read
      of_others: z.array(z.object({ author: Person, text: textUpTo(MAX_TEXT_LENGTH) })),
    }),
    actions: z.array(ActionItem), // in the order they were added
    people: z.array(Person), // possible owners of action items: the mentor, then the team
    answers_open: z.boolean(), // whether attendance and feedback are accepted now
    answers_until: UtcTime,
    took_place: z.boolean().nullable(), // as reported by the caller's side; null: no report yet
    feedback: z
      .object({ usefulness: z.int().min(1).max(5), comment: textUpTo(MAX_COMMENT_LENGTH) })
      .nullable(), // the caller's own feedback
  }),
});

const written = (label: string) => ({
  text: paragraph(label, { min: 0, max: MAX_TEXT_LENGTH }), // an empty text deletes it
  version: Version,
});

/** POST /meetings/{id}/topics: the founders' topics, which can be changed until the meeting begins. */
export const WrittenTopics = z.object(written('agenda'));

/** POST /meetings/{id}/notes/{shared or private} */
export const NoteKind = z.enum(['shared', 'private']);
export const WrittenNote = z.object(written('note'));

/** POST /meetings/{id}/actions */
export const NewAction = z.object({
  text: paragraph('action item', { max: MAX_ACTION_LENGTH, required: 'Please enter what to do.' }),
  owner_id: Id,
  due_on: CalendarDay,
});

/** POST /meetings/{id}/actions/{id}: replaces the whole action. */
export const ChangedAction = NewAction.extend({ done: z.boolean(), version: Version });

/** DELETE /meetings/{id}/actions/{id}?version= */
export const ActionVersion = z.object({ version: IdText });

/** POST /meetings/{id}/attendance */
export const Attendance = z.object({
  took_place: z.boolean({ error: 'Please answer whether the session took place.' }),
});

const USEFULNESS_ERROR = 'Please choose a number from 1 to 5.';

/** POST /meetings/{id}/feedback */
export const Feedback = z.object({
  usefulness: z.int({ error: USEFULNESS_ERROR }).min(1, USEFULNESS_ERROR).max(5, USEFULNESS_ERROR),
  comment: paragraph('comment', { min: 0, max: MAX_COMMENT_LENGTH }),
});

/** GET /meetings/recent?startup=: of all startups when left out. */
export const RecentQuery = z.object({ startup: IdText.optional() });

/** The caller's recent meetings, most recent first. */
export const RecentMeetings = z.object({
  meetings: z.array(
    AgendaMeeting.extend({
      took_place: z.boolean().nullable(), // as reported by the caller's side
      answers_open: z.boolean(),
    }),
  ),
});

export type MeetingRecord = z.infer<typeof MeetingRecord>;
export type NoteKind = z.infer<typeof NoteKind>;
export type WrittenTopics = z.infer<typeof WrittenTopics>;
export type WrittenNote = z.infer<typeof WrittenNote>;
export type NewAction = z.infer<typeof NewAction>;
export type ChangedAction = z.infer<typeof ChangedAction>;
export type Attendance = z.infer<typeof Attendance>;
export type Feedback = z.infer<typeof Feedback>;
export type RecentMeetings = z.infer<typeof RecentMeetings>;

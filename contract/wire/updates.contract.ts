import { z } from 'zod';

import { seenFields } from './seen.contract';
import { line, paragraph, textUpTo } from './text.contract';

/** Wire shapes of a startup's update feed (rules 3.27 to 3.31). */

export const StartupUpdate = z.object({
  id: z.int(),
  title: textUpTo(120),
  update: textUpTo(5_000),
  created_at: z.iso.datetime(), // UTC
  edited_at: z.iso.datetime().nullable(), // last edit; null: never edited
  editable_until: z.iso.datetime(), // for people who can post
  likes: z.int().nonnegative(),
  liked: z.boolean(), // by the caller; false for guests
});

export const UpdatePage = z.object({
  data: z.array(StartupUpdate), // newest first, 10 a page
  meta: z.object({
    current_page: z.int(), // 1-based
    last_page: z.int(),
    total: z.int(),
    /** Send it as `as_of` with the next pages, so that posts and deletions in between do not shift them. */
    as_of: z.int().nullable(),
  }),
});

/** The title of an update without a title. */
export const UNTITLED = 'Update';

export const NewUpdate = z.object({
  title: line('title', { min: 0, max: 120 })
    .default(UNTITLED)
    .transform((title) => title || UNTITLED),
  update: paragraph('update', { max: 5_000, required: 'Write something first.' }),
});

/** POST …/updates/{updateId}: a missing title stays unchanged. */
export const EditedUpdate = z.object({
  title: line('title', { min: 1, max: 120 }).optional(),
  update: NewUpdate.shape.update,
  ...seenFields('update'),
});

/** POST and DELETE …/like (rule 3.31): idempotent. */
export const Likes = StartupUpdate.pick({ likes: true, liked: true });

export type StartupUpdate = z.infer<typeof StartupUpdate>;
export type UpdatePage = z.infer<typeof UpdatePage>;
export type NewUpdate = z.input<typeof NewUpdate>;
export type EditedUpdate = z.input<typeof EditedUpdate>;
export type Likes = z.infer<typeof Likes>;

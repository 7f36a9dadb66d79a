import { z } from 'zod';

/** Wire shapes of a startup's update feed (SPEC §3 Startup update, §7 Founder area). */

export const StartupUpdate = z.object({
  id: z.int(),
  title: z.string(),
  update: z.string(),
  created_at: z.iso.datetime(), // UTC
  likes: z.int().nonnegative(),
  liked: z.boolean(), // by the caller; false for a guest
});

export const UpdatePage = z.object({
  data: z.array(StartupUpdate), // newest first, 10 a page
  meta: z.object({ current_page: z.int(), last_page: z.int(), total: z.int() }),
});

export const NewUpdate = z.object({
  title: z.string().trim().max(120).default('Update'),
  update: z.string().trim().min(1, 'Write something first.').max(5_000), // characters
});

/** POST and DELETE …/like (RULES decision 6): idempotent. */
export const Likes = StartupUpdate.pick({ likes: true, liked: true });

export type StartupUpdate = z.infer<typeof StartupUpdate>;
export type UpdatePage = z.infer<typeof UpdatePage>;
export type NewUpdate = z.input<typeof NewUpdate>;
export type Likes = z.infer<typeof Likes>;

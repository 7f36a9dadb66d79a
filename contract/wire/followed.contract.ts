import { z } from 'zod';

import { Id } from './text.contract';

export const FollowedKind = z.enum(['startup', 'user']);

/** A startup or a person that a member follows. */
export const Followed = z.object({
  kind: FollowedKind,
  id: Id,
  name: z.string(), // full name
  slug: z.string().nullable(), // null for people
  picture: z.string().nullable(),
  since: z.iso.datetime(), // UTC
});

/** GET /account/following?before={cursor}: most recent first, 20 per page. */
export const FollowedPage = z.object({
  data: z.array(Followed),
  next_before: z.string().nullable(), // send it as `before` for the next page; null on the last one
});

/** The last entry of the previous page, as `{since, milliseconds}-{kind}-{id}`. */
const Cursor = z
  .string()
  .regex(/^\d{1,14}-(startup|user)-\d{1,10}$/)
  .transform((text) => {
    const [since, kind, id] = text.split('-');
    return { since: new Date(Number(since)), kind, id: Number(id) };
  })
  .pipe(z.object({ since: z.date(), kind: FollowedKind, id: Id }));

export const FollowedQuery = z.object({ before: Cursor.optional() });

export type FollowedKind = z.infer<typeof FollowedKind>;
export type Followed = z.infer<typeof Followed>;
export type FollowedCursor = z.infer<typeof Cursor>;
export type FollowedPage = z.infer<typeof FollowedPage>;

import { z } from 'zod';

/** POST /account/delete; an account without a password leaves it out. Errors under `password`. */
export const Farewell = z.object({ password: z.string().max(1_024).optional() }).nullish();

/** GET /account/delete, and the answer of asking for it and of taking it back. */
export const Deletion = z.object({
  /** When the account will be erased, UTC; null when nobody asked for it. */
  deletes_at: z.iso.datetime().nullable(),
});

export type Farewell = z.infer<typeof Farewell>;
export type Deletion = z.infer<typeof Deletion>;

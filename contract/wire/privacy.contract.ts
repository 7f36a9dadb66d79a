import { z } from 'zod';

/** POST /account/delete; accounts without a password leave it out. Errors under `password`. */
export const Farewell = z.object({ password: z.string().max(1_024).optional() }).nullish();

/** Response of GET /account/delete, and of requesting the deletion and cancelling it. */
export const Deletion = z.object({
  /** When the account will be deleted, UTC; null when no deletion was requested. */
  deletes_at: z.iso.datetime().nullable(),
});

export type Farewell = z.infer<typeof Farewell>;
export type Deletion = z.infer<typeof Deletion>;

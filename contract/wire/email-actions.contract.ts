import { z } from 'zod';

/**
 * The purpose of a link in a mail. Each needs a confirmation on a page, because opening a link must not change
 * anything.
 */
export const EmailAction = z.enum([
  'verify-email', // the address belongs to the account
  'undo-email', // a changed address becomes the old one again
  'keep-account', // an account that is to be deleted stays
  'confirm-newsletter',
  'leave-newsletter',
  'mute', // one type of notification is no longer mailed
]);

/** GET and POST /mailed-links/{act}, with the link's token. */
export const EmailActionToken = z.object({
  token: z.string({ error: 'The token field is required.' }).min(1).max(400),
});

export type EmailAction = z.infer<typeof EmailAction>;

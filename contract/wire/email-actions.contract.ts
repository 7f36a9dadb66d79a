import { z } from 'zod';

/**
 * The purpose of a link in a mail. Each needs a confirmation on a page, because opening a link must not change
 * anything.
 */
export const EmailAction = z.enum([
  'verify-email', // confirms the address of an account
  'undo-email', // restores the former address
  'keep-account', // cancels the deletion of an account
  'confirm-newsletter',
  'leave-newsletter',
  'mute', // stops mails of one kind of notification
]);

/** GET and POST /mailed-links/{act}, with the link's token. */
export const EmailActionToken = z.object({
  token: z.string({ error: 'The token field is required.' }).min(1).max(400),
});

export type EmailAction = z.infer<typeof EmailAction>;

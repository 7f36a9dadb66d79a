import { z } from 'zod';

/** What a link in a mail can do. All of them ask once more: reading a mail changes nothing. */
export const EmailAction = z.enum([
  'verify-email', // the address belongs to the account
  'undo-email', // a changed address becomes the old one again
  'keep-account', // an account that is to be deleted stays
  'confirm-newsletter',
  'leave-newsletter',
  'mute', // one type of notification is no longer mailed
]);

/** GET and POST /mailed-links/{act}: the token is the link's own. */
export const EmailActionToken = z.object({
  token: z.string({ error: 'The token field is required.' }).min(1).max(400),
});

export type EmailAction = z.infer<typeof EmailAction>;

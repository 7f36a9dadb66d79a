import { z } from 'zod';

import { Passkey } from './passkeys.contract';

/** GET /account/access: what opens the reader's account, beside the sessions of GET /account/sessions. */
export const Access = z.object({
  password: z.boolean(), // whether there is one
  calendar: z.boolean(), // whether the secret address of the calendar works
  google: z.array(
    z.object({
      id: z.int(),
      email: z.string().nullable(), // as Google told it when it was linked, if that was noted
      linked_at: z.iso.datetime(), // UTC
    }),
  ),
  passkeys: z.array(Passkey), // oldest first
  /** Links in mails that still work, those that run out first before the others. */
  mailed_links: z.array(
    z.object({
      id: z.int(),
      /** Sets a password, confirms an address, or takes the account back to an address it had. */
      purpose: z.enum(['reset', 'verify', 'take-back']),
      email: z.string(), // where it was mailed to
      expires_at: z.iso.datetime(), // UTC
    }),
  ),
});

export type Access = z.infer<typeof Access>;

import { z } from 'zod';

import { Passkey } from './passkeys.contract';

/** GET /account/access: the credentials of the caller's account, besides the sessions of GET /account/sessions. */
export const Access = z.object({
  password: z.boolean(), // whether the account has a password
  calendar: z.boolean(), // whether the secret address of the calendar works
  google: z.array(
    z.object({
      id: z.int(),
      email: z.string().nullable(), // the address at Google when it was linked; null when it was not stored
      linked_at: z.iso.datetime(), // UTC
    }),
  ),
  passkeys: z.array(Passkey), // oldest first
  /** Valid links in mails, sorted by expiry, earliest first. */
  mailed_links: z.array(
    z.object({
      id: z.int(),
      /** Sets a password, confirms an address, or restores an earlier address. */
      purpose: z.enum(['reset', 'verify', 'take-back']),
      email: z.string(), // the recipient
      expires_at: z.iso.datetime(), // UTC
    }),
  ),
});

export type Access = z.infer<typeof Access>;

import { z } from 'zod';

import { seenFields } from './seen.contract';
import { Email } from './session.contract';
import { Id, personalName } from './text.contract';

const Position = personalName('position', { max: 80 });

/** An open invitation. */
export const Invite = z.object({
  id: z.int(),
  email: z.string(),
  type: z.enum(['founder', 'member']),
  position: z.string(),
  expires_at: z.iso.datetime(), // UTC
  created_at: z.iso.datetime(), // UTC, of the last mail
});

/** GET …/list-invites: open and unexpired invitations, newest first. */
export const Invites = z.object({ invites: z.array(Invite) });

/** POST …/invite-founders and /invite-members: all rows or none, errors under `members.{i}.email`. */
export const NewInvites = z.object({
  members: z
    .array(z.object({ email: Email, position: Position }), 'Invite at least one person.')
    .min(1, 'Invite at least one person.')
    .max(20, 'Invite at most 20 people at once.'),
});

/** POST …/revoke-invite */
export const RevokedInvite = z.object({ invite_id: Id });

/** POST /startups/invitations/accept-invite */
export const AcceptedInvite = z.object({
  token: z
    .string({ error: 'The token field is required.' })
    .min(1, 'The token field is required.')
    .max(400),
});

/** POST /startups/invitations/read-invite: the content of an open invitation. */
export const ReadInvite = z.object({
  email: z.string(), // the invited address; only its account can accept
  type: z.enum(['founder', 'member']),
  position: z.string(),
  invited_by: z.string().nullable(), // name and surname
  startup: z.object({ name: z.string() }),
  has_account: z.boolean(), // whether the address has an account
  is_yours: z.boolean(), // false for guests and for users with another address
});

/** POST …/remove-founder and /remove-member */
export const RemovedPerson = z.object({ user_id: Id });

/** POST …/update-founder and /update-member */
export const ChangedPosition = z.object({
  user_id: Id,
  position: Position,
  ...seenFields('position'),
});

export type Invite = z.infer<typeof Invite>;
export type Invites = z.infer<typeof Invites>;
export type ChangedPosition = z.infer<typeof ChangedPosition>;
export type ReadInvite = z.infer<typeof ReadInvite>;
export type NewInvites = z.infer<typeof NewInvites>;

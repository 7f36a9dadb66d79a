import { z } from 'zod';

import { SocialLinks } from './links.contract';
import { PicturePath } from './media.contract';
import { textUpTo } from './text.contract';

/** Badges computed at each request; permissions depend on membership, never on these (rule 2.9). */
export const Role = z.enum(['founder', 'mentor', 'investor', 'startup', 'admin']);

const MailAddress = z.string().meta({ examples: ['zeljka@example.org'] });

/** The public data of a person: GET /users/{id} (rule 2.3). */
export const PublicUser = z.object({
  id: z.int(),
  name: textUpTo(100),
  surname: textUpTo(100), // '/' means there is none
  username: textUpTo(100),
  bio: textUpTo(1_000).nullable(),
  profile_photo: PicturePath,
  roles: z.array(Role),
  socialLinks: SocialLinks,
});

/** A person's own data: the user of GET /user, login, register and settings. */
export const OwnUser = PublicUser.extend({
  email: MailAddress,
  pending_email: MailAddress.nullable(), // requested, not confirmed yet: it has no effect
  phone_number: z
    .string()
    .meta({ examples: ['+359881234567'] })
    .nullable(), // E.164
  social_links: SocialLinks,
  has_startups: z.boolean(), // is on the team of at least one startup, as a founder or a member
  has_password: z.boolean(), // false for accounts that only ever used Google
  email_verified_at: z.iso.datetime().nullable(), // UTC
  needs_second_factor: z.boolean(), // staff who must add one before anything else
});

/** A person in the lists of other pages: team grids, mentors. */
export const Person = PublicUser.pick({
  id: true,
  name: true,
  surname: true,
  username: true,
  profile_photo: true,
});

/** GET /user: contains the user twice, flat and under `data` (rule 9.30). */
export const CurrentUser = OwnUser.extend({ data: OwnUser });

export type Role = z.infer<typeof Role>;
export type PublicUser = z.infer<typeof PublicUser>;
export type OwnUser = z.infer<typeof OwnUser>;
export type Person = z.infer<typeof Person>;
export type CurrentUser = z.infer<typeof CurrentUser>;

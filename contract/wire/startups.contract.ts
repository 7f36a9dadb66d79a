import { z } from 'zod';

import { SocialLinks } from './links.contract';
import { PicturePath } from './media.contract';
import { textUpTo } from './text.contract';
import { Person } from './user.contract';

export const Stage = z.enum(['pre-seed', 'seed', 'scaling']);

/** Season ids of the filter: 1 and 2 are seasons, the other two are not (rule 3.12). */
export const SEASON_ALL = 0;
export const SEASON_OTHERS = 31337;

/** One card of GET /startups; the client cuts the description at 120 characters. */
export const StartupCard = z.object({
  id: z.int(),
  slug: textUpTo(60),
  name: textUpTo(100),
  description: textUpTo(5_000),
  startup_image: PicturePath,
  industry: textUpTo(60),
  stage: Stage,
  season_number: z.int().nullable(),
  seasons: z.array(z.int()),
});

/** GET /startups?seasons[]&search&page: 12 per page, page is 1-based. */
export const StartupPage = z.object({
  data: z.array(StartupCard),
  next_page_url: z.string().nullable(),
});

/** GET /public/startups/{slug or id}: `slug` is the current one, even when the request used an old one. */
export const PublicStartup = StartupCard.extend({
  socialLinks: z.array(SocialLinks), // one element
});

/** A founder or team member of a startup (rule 4.1). */
export const TeamMember = z.object({ id: z.int(), position: textUpTo(80), user: Person });

/** GET /public/startups/{id}/team: founders in the order in which they joined. */
export const PublicTeam = z.object({ data: z.array(TeamMember) });

export type Stage = z.infer<typeof Stage>;
export type StartupCard = z.infer<typeof StartupCard>;
export type StartupPage = z.infer<typeof StartupPage>;
export type PublicStartup = z.infer<typeof PublicStartup>;
export type TeamMember = z.infer<typeof TeamMember>;
export type PublicTeam = z.infer<typeof PublicTeam>;

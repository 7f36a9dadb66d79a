import { z } from 'zod';

import { PublicStartup, StartupCard, TeamMember } from './startups.contract';

/** One entry of GET /my/startups, sorted by name. */
export const MyStartup = StartupCard.pick({
  id: true,
  slug: true,
  name: true,
  startup_image: true,
});
export const MyStartups = z.object({ data: z.array(MyStartup) });

/** GET /my/startups/{id}: the startup as its own team sees it. */
export const OwnStartup = PublicStartup.extend({
  published: z.boolean(), // false: the public calls respond with 404
  incorporated: z.boolean(), // removes the limit on team members (rule 4.13)
});

/** GET …/team of founders and of mentors: people in the order in which they joined. */
export const Team = z.object({ teamMembers: z.array(TeamMember), founders: z.array(TeamMember) });

export type MyStartup = z.infer<typeof MyStartup>;
export type MyStartups = z.infer<typeof MyStartups>;
export type OwnStartup = z.infer<typeof OwnStartup>;
export type Team = z.infer<typeof Team>;

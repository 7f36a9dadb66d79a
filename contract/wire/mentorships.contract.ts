import { z } from 'zod';

import { MyStartup } from './my-startups.contract';
import { PublicStartup } from './startups.contract';

/** GET /my/mentorships: the startups that the caller mentors, by name. */
export const Mentorships = z.object({ data: z.array(MyStartup) });

/** GET /my/mentorships/{startupId} */
export const Mentorship = z.object({ data: PublicStartup });

export type Mentorships = z.infer<typeof Mentorships>;
export type Mentorship = z.infer<typeof Mentorship>;

import { z } from 'zod';

import { StartupCard } from './startups.contract';
import { PublicUser } from './user.contract';

/** GET /users/{id}: a person and the published startups they founded, newest season first. */
export const PublicProfile = PublicUser.extend({ startups: z.array(StartupCard) });

export type PublicProfile = z.infer<typeof PublicProfile>;

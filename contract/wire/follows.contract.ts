import { z } from 'zod';

import { Id } from './text.contract';

/** GET …/followers */
export const FollowerCount = z.object({ followerCount: z.int().nonnegative() });

/** GET …/is-following: false for a guest */
export const Following = z.object({ isFollowing: z.boolean() });

/** POST /startups/{id}/follow and /unfollow. The ids in the body are ignored; token and path decide (rule 9.6). */
export const FollowStartup = z
  .object({ user_id: Id.optional(), startup_id: Id.optional() })
  .nullish();

/** POST /users/{id}/follow and /unfollow, with the same meaning */
export const FollowUser = z
  .object({ follower_id: Id.optional(), following_id: Id.optional() })
  .nullish();

/** GET /profile-view/{id}/show */
export const ViewCount = z.object({ views: z.int().nonnegative() });

/** POST /profile-view: exactly one of the two ids, matching the type (rule 3.26). */
export const ProfileView = z
  .object({
    profile_type: z.enum(['startup', 'user'], 'The profile type must be startup or user.'),
    startup_id: Id.nullish(),
    user_id: Id.nullish(),
    viewer_id: Id.nullish(),
  })
  .superRefine(({ profile_type, startup_id, user_id }, { addIssue }) => {
    const [wanted, other] =
      profile_type === 'startup' ? [startup_id, user_id] : [user_id, startup_id];
    const path = [`${profile_type}_id`];
    if (wanted == null)
      addIssue({ code: 'custom', path, message: `The ${profile_type} id field is required.` });
    else if (other != null)
      addIssue({ code: 'custom', path, message: 'Send one profile, not two.' });
  });

export type FollowerCount = z.infer<typeof FollowerCount>;
export type Following = z.infer<typeof Following>;
export type ViewCount = z.infer<typeof ViewCount>;
export type ProfileView = z.infer<typeof ProfileView>;

import { z } from 'zod';

/** GET …/followers */
export const FollowerCount = z.object({ followerCount: z.int().nonnegative() });

/** GET …/is-following: false for a guest */
export const Following = z.object({ isFollowing: z.boolean() });

/** GET /profile-view/{id}/show */
export const ViewCount = z.object({ views: z.int().nonnegative() });

/** POST /profile-view: exactly one of the two ids, matching the type (RULES A.3). */
export const ProfileView = z.object({
  profile_type: z.enum(['startup', 'user']),
  startup_id: z.int().positive().optional(),
  user_id: z.int().positive().optional(),
  viewer_id: z.int().positive().optional(),
});

export type FollowerCount = z.infer<typeof FollowerCount>;
export type Following = z.infer<typeof Following>;
export type ViewCount = z.infer<typeof ViewCount>;
export type ProfileView = z.infer<typeof ProfileView>;

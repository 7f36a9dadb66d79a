import type { FollowerCount, Following } from 'contract/wire/follows.contract';
import { api, changedBy } from 'shared-ui';

import type { FollowRequest } from './FollowToggle';

interface Bond extends FollowRequest {
  startupId: number;
}

const followTags = ({ startupId }: { startupId: number }) => [
  { type: 'Followers' as const, id: startupId },
  { type: 'Following' as const, id: startupId },
];

const follow = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    /** GET /startups/{id}/followers */
    countStartupFollowers: build.query<FollowerCount, { startupId: number }>({
      query: ({ startupId }) => `/startups/${startupId}/followers`,
      providesTags: (_count, _failure, { startupId }) => [{ type: 'Followers', id: startupId }],
    }),

    /** GET /startups/{id}/is-following: for members only, because guests follow nothing. */
    isFollowingStartup: build.query<Following, { startupId: number }>({
      query: ({ startupId }) => `/startups/${startupId}/is-following`,
      providesTags: (_answer, _failure, { startupId }) => [{ type: 'Following', id: startupId }],
    }),

    /** POST /startups/{id}/follow or /unfollow: idempotent. */
    followStartup: build.mutation<unknown, Bond>({
      query: ({ startupId, memberId, follows }) => ({
        url: `/startups/${startupId}/${follows ? 'follow' : 'unfollow'}`,
        method: 'POST',
        data: { user_id: memberId, startup_id: startupId },
      }),
      invalidatesTags: changedBy(followTags),
    }),
  }),
});

export const {
  useCountStartupFollowersQuery,
  useIsFollowingStartupQuery,
  useFollowStartupMutation,
} = follow;
export const { countStartupFollowers } = follow.endpoints;

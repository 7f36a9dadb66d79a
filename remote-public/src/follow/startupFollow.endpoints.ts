import type { FollowerCount, Following } from 'api/contract/follows.contract';
import { api } from 'shared-ui';

interface Bond {
  startupId: number;
  /** Who follows; the api takes it from the token and refuses anybody else. */
  userId: number;
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

    /** GET /startups/{id}/is-following: for members; guests follow nobody. */
    isFollowingStartup: build.query<Following, { startupId: number }>({
      query: ({ startupId }) => `/startups/${startupId}/is-following`,
      providesTags: (_answer, _failure, { startupId }) => [{ type: 'Following', id: startupId }],
    }),

    /** POST /startups/{id}/follow: repeats change nothing. */
    followStartup: build.mutation<unknown, Bond>({
      query: ({ startupId, userId }) => ({
        url: `/startups/${startupId}/follow`,
        method: 'POST',
        data: { user_id: userId, startup_id: startupId },
      }),
      invalidatesTags: (_nothing, failure, bond) => (failure ? [] : followTags(bond)),
    }),

    /** POST /startups/{id}/unfollow: repeats change nothing. */
    unfollowStartup: build.mutation<unknown, Bond>({
      query: ({ startupId, userId }) => ({
        url: `/startups/${startupId}/unfollow`,
        method: 'POST',
        data: { user_id: userId, startup_id: startupId },
      }),
      invalidatesTags: (_nothing, failure, bond) => (failure ? [] : followTags(bond)),
    }),
  }),
});

export const {
  useCountStartupFollowersQuery,
  useIsFollowingStartupQuery,
  useFollowStartupMutation,
  useUnfollowStartupMutation,
} = follow;
export const { countStartupFollowers } = follow.endpoints;

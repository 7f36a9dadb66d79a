import type { FollowerCount, Following } from 'contract/wire/follows.contract';
import type { PublicProfile } from 'contract/wire/profile.contract';
import { api, changedBy } from 'shared-ui';

import type { FollowRequest } from '../../follow/FollowToggle';

interface Bond {
  /** The person of the profile. */
  userId: number;
  /** The follower; the api takes the id from the token and refuses any other. */
  memberId: number;
}

const followTags = ({ userId }: { userId: number }) => [
  { type: 'Followers' as const, id: userId },
  { type: 'Following' as const, id: userId },
];

const bondBody = ({ userId, memberId }: Bond) => ({
  follower_id: memberId,
  following_id: userId,
});

/** The public data of one person, and following. */
const personCalls = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    /** GET /users/{id} */
    getPublicUser: build.query<{ data: PublicProfile }, { userId: string }>({
      query: ({ userId }) => `/users/${encodeURIComponent(userId)}`,
      providesTags: (_answer, _failure, { userId }) => [{ type: 'User', id: userId }],
    }),

    /** GET /users/{id}/followers */
    countUserFollowers: build.query<FollowerCount, { userId: number }>({
      query: ({ userId }) => `/users/${userId}/followers`,
      providesTags: (_count, _failure, { userId }) => [{ type: 'Followers', id: userId }],
    }),

    /** GET /users/is-following?follower_id&following_id: for members only, because guests follow nobody. */
    isFollowingUser: build.query<Following, Bond>({
      query: (bond) => ({ url: '/users/is-following', params: bondBody(bond) }),
      providesTags: (_answer, _failure, { userId }) => [{ type: 'Following', id: userId }],
    }),

    /** POST /users/{id}/follow or /unfollow: idempotent; the caller's own account is refused. */
    followUser: build.mutation<{ message: string }, Bond & FollowRequest>({
      query: ({ follows, ...bond }) => ({
        url: `/users/${bond.userId}/${follows ? 'follow' : 'unfollow'}`,
        method: 'POST',
        data: bondBody(bond),
      }),
      invalidatesTags: changedBy(followTags),
    }),
  }),
});

export const {
  useGetPublicUserQuery,
  useCountUserFollowersQuery,
  useIsFollowingUserQuery,
  useFollowUserMutation,
} = personCalls;
export const { getPublicUser, countUserFollowers } = personCalls.endpoints;

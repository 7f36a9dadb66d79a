import type { FollowedPage } from 'contract/wire/followed.contract';
import { api, changedBy } from 'shared-ui';

const LIST = { type: 'Following' as const, id: 'list' };

/** Tags of a startup or person: follow state, follower count, and the list. */
const tagsOf = ({ id }: { id: number }) => [
  { type: 'Following' as const, id },
  { type: 'Followers' as const, id },
  LIST,
];

/** The startups and people that the reader follows, and unfollowing. */
export const { useListFollowedInfiniteQuery, useUnfollowStartupMutation, useUnfollowUserMutation } =
  api.injectEndpoints({
    overrideExisting: true,
    endpoints: (build) => ({
      /** GET /account/following?before={cursor}: latest first, 20 a page. */
      listFollowed: build.infiniteQuery<FollowedPage, void, string | null>({
        infiniteQueryOptions: {
          initialPageParam: null,
          getNextPageParam: ({ next_before }) => next_before ?? undefined,
        },
        query: ({ pageParam }) => ({
          url: '/account/following',
          params: { before: pageParam ?? undefined },
        }),
        providesTags: [LIST],
        // Other pages change this list.
        keepUnusedDataFor: 0,
      }),

      /** POST /startups/{id}/unfollow: idempotent. */
      unfollowStartup: build.mutation<unknown, { id: number }>({
        query: ({ id }) => ({ url: `/startups/${id}/unfollow`, method: 'POST' }),
        invalidatesTags: changedBy(tagsOf),
      }),

      /** POST /users/{id}/unfollow: idempotent. */
      unfollowUser: build.mutation<unknown, { id: number }>({
        query: ({ id }) => ({ url: `/users/${id}/unfollow`, method: 'POST' }),
        invalidatesTags: changedBy(tagsOf),
      }),
    }),
  });

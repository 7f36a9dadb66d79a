import type { FollowedPage } from 'contract/wire/followed.contract';
import { api, changedBy } from 'shared-ui';

const LIST = { type: 'Following' as const, id: 'list' };

/** Of whomever it is: whether they are followed, by how many, and the list. */
const tagsOf = ({ id }: { id: number }) => [
  { type: 'Following' as const, id },
  { type: 'Followers' as const, id },
  LIST,
];

/** What the reader follows, and ending it. */
export const { useListFollowedInfiniteQuery, useUnfollowStartupMutation, useUnfollowUserMutation } =
  api.injectEndpoints({
    overrideExisting: true,
    endpoints: (build) => ({
      /** GET /account/following?before={cursor}: the latest first, 20 a page. */
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
        // Following happens on other pages.
        keepUnusedDataFor: 0,
      }),

      /** POST /startups/{id}/unfollow: repeats change nothing. */
      unfollowStartup: build.mutation<unknown, { id: number }>({
        query: ({ id }) => ({ url: `/startups/${id}/unfollow`, method: 'POST' }),
        invalidatesTags: changedBy(tagsOf),
      }),

      /** POST /users/{id}/unfollow: repeats change nothing. */
      unfollowUser: build.mutation<unknown, { id: number }>({
        query: ({ id }) => ({ url: `/users/${id}/unfollow`, method: 'POST' }),
        invalidatesTags: changedBy(tagsOf),
      }),
    }),
  });

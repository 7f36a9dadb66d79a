import type { FollowerCount } from 'contract/wire/follows.contract';
import type { OwnStartup } from 'contract/wire/my-startups.contract';
import { api } from 'shared-ui';

interface Which {
  startupId: string;
}

/** The startup of the page: read by the side menu, the title of the tab and every page. */
const startupCalls = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    /** GET /my/startups/{id}: 404 for callers who are not on its team. */
    readOwnStartup: build.query<OwnStartup, Which>({
      query: ({ startupId }) => ({ url: `/my/startups/${startupId}` }),
      transformResponse: ({ data }: { data: OwnStartup }) => data,
      providesTags: (_startup, _failure, { startupId }) => [{ type: 'Startup', id: startupId }],
    }),

    /** GET /startups/{id}/followers: the number of followers. */
    countOwnFollowers: build.query<number, Which>({
      query: ({ startupId }) => ({ url: `/startups/${startupId}/followers` }),
      transformResponse: ({ followerCount }: FollowerCount) => followerCount,
      providesTags: (_count, _failure, { startupId }) => [{ type: 'Followers', id: startupId }],
    }),
  }),
});

export const { useReadOwnStartupQuery, useCountOwnFollowersQuery } = startupCalls;
export const { readOwnStartup } = startupCalls.endpoints;

import type { PublicStartup, PublicTeam } from 'api/contract/startups.contract';
import type { UpdatePage } from 'api/contract/updates.contract';
import { api } from 'shared-ui';

/** What everybody may read of one startup. */
export const startupCalls = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    /** GET /public/startups/{slug, id or former slug}: `data.slug` is always the current one. */
    getPublicStartup: build.query<{ data: PublicStartup }, { slug: string }>({
      query: ({ slug }) => `/public/startups/${encodeURIComponent(slug)}`,
      providesTags: (answer) => [{ type: 'Startup', id: answer?.data.id }],
    }),

    /** GET /public/startups/{id}/team: founders in the order they joined. */
    listPublicTeam: build.query<PublicTeam, { startupId: number }>({
      query: ({ startupId }) => `/public/startups/${startupId}/team`,
      providesTags: (_team, _failure, { startupId }) => [{ type: 'Team', id: startupId }],
    }),

    /** GET /startups/{id}/updates?page={n}: newest first, 1-based pages. */
    listStartupNews: build.infiniteQuery<UpdatePage, { startupId: number }, number>({
      infiniteQueryOptions: {
        initialPageParam: 1,
        getNextPageParam: ({ meta }) =>
          meta.current_page < meta.last_page ? meta.current_page + 1 : undefined,
      },
      query: ({ queryArg: { startupId }, pageParam: page }) => ({
        url: `/startups/${startupId}/updates`,
        params: { page },
      }),
      providesTags: (_page, _failure, { startupId }) => [
        { type: 'StartupUpdates', id: String(startupId) },
      ],
    }),
  }),
});

export const { useGetPublicStartupQuery, useListPublicTeamQuery, useListStartupNewsInfiniteQuery } =
  startupCalls;
export const { getPublicStartup, listPublicTeam, listStartupNews } = startupCalls.endpoints;

import type { PublicStartup, PublicTeam } from 'contract/wire/startups.contract';
import { api } from 'shared-ui';

/** The public data of one startup. */
export const startupCalls = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    /** GET /public/startups/{slug, id or former slug}: `data.slug` is always the current one. */
    getPublicStartup: build.query<{ data: PublicStartup }, { slug: string }>({
      query: ({ slug }) => `/public/startups/${encodeURIComponent(slug)}`,
      providesTags: (answer) => [{ type: 'Startup', id: answer?.data.id }],
    }),

    /** GET /public/startups/{id}/team: founders by date of joining. */
    listPublicTeam: build.query<PublicTeam, { startupId: number }>({
      query: ({ startupId }) => `/public/startups/${startupId}/team`,
      providesTags: (_team, _failure, { startupId }) => [{ type: 'Team', id: startupId }],
    }),
  }),
});

export const { useGetPublicStartupQuery, useListPublicTeamQuery } = startupCalls;
export const { getPublicStartup, listPublicTeam } = startupCalls.endpoints;

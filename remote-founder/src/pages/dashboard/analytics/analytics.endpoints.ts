import type { AnalyticsDay, StartupAnalytics } from 'contract/wire/startup-analytics.contract';
import { api } from 'shared-ui';

export const { useReadAnalyticsQuery } = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    /** GET /my/startups/{id}/insight?days=: oldest day first, the last one is today (UTC). */
    readAnalytics: build.query<AnalyticsDay[], { startupId: string; days: number }>({
      query: ({ startupId, days }) => ({
        url: `/my/startups/${startupId}/insight`,
        params: { days },
      }),
      transformResponse: ({ data }: StartupAnalytics) => data,
      providesTags: (_days, _failure, { startupId }) => [
        { type: 'Followers', id: startupId },
        { type: 'Views', id: startupId },
      ],
    }),
  }),
});

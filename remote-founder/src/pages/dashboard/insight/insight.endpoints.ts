import type { Insight, InsightDay } from 'contract/wire/insight.contract';
import { api } from 'shared-ui';

export const { useReadInsightQuery } = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    /** GET /my/startups/{id}/insight?days=: oldest day first, the last one is today (UTC). */
    readInsight: build.query<InsightDay[], { startupId: string; days: number }>({
      query: ({ startupId, days }) => ({
        url: `/my/startups/${startupId}/insight`,
        params: { days },
      }),
      transformResponse: ({ data }: Insight) => data,
      providesTags: (_days, _failure, { startupId }) => [
        { type: 'Followers', id: startupId },
        { type: 'Views', id: startupId },
      ],
    }),
  }),
});

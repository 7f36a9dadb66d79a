import type { StartupPage } from 'contract/wire/startups.contract';
import { api } from 'shared-ui';

import type { StartupFilter } from './filterAddress';

const startupList = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    /** GET /startups?seasons[]&search&page: 12 a page, 1-based; All sends no seasons (rule 3.9). */
    listStartups: build.infiniteQuery<StartupPage, StartupFilter, number>({
      infiniteQueryOptions: {
        initialPageParam: 1,
        getNextPageParam: ({ next_page_url }) => pageOf(next_page_url),
      },
      query: ({ queryArg: { search, seasons }, pageParam: page }) => ({
        url: '/startups',
        params: {
          ...(seasons.length > 0 && { seasons }), // axios writes seasons[]=1&seasons[]=2
          ...(search && { search }),
          page,
        },
      }),
      providesTags: ['StartupList'],
    }),
  }),
});

export const { useListStartupsInfiniteQuery } = startupList;

/** The call that fills the grid before it is prerendered. */
export const { listStartups } = startupList.endpoints;

/** The page a `next_page_url` leads to; its host is the api's own business. */
function pageOf(nextPageUrl: string | null): number | undefined {
  if (!nextPageUrl) return undefined;
  return Number(new URL(nextPageUrl, 'http://api').searchParams.get('page')) || undefined;
}

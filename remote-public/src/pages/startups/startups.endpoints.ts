import type { StartupPage } from 'contract/wire/startups.contract';
import { api } from 'shared-ui';

import type { StartupFilter } from './filterAddress';

/** A page, and the last startup before it, so that a withdrawal in between skips no startup. */
export interface Place {
  page: number;
  after?: string;
}

const startupList = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    /** GET /startups?seasons[]&search&page&after: 12 a page, 1-based; All sends no seasons (rule 3.9). */
    listStartups: build.infiniteQuery<StartupPage, StartupFilter, Place>({
      infiniteQueryOptions: {
        initialPageParam: { page: 1 },
        getNextPageParam: ({ next_page_url }) => placeOf(next_page_url),
      },
      query: ({ queryArg: { search, seasons }, pageParam }) => ({
        url: '/startups',
        params: {
          ...(seasons.length > 0 && { seasons }), // axios writes seasons[]=1&seasons[]=2
          ...(search && { search }),
          ...pageParam,
        },
      }),
      providesTags: ['StartupList'],
    }),
  }),
});

export const { useListStartupsInfiniteQuery } = startupList;

/** The call that prefetches the grid's data before prerendering. */
export const { listStartups } = startupList.endpoints;

/** The place in a `next_page_url`; the api's host in it is ignored. */
function placeOf(nextPageUrl: string | null): Place | undefined {
  if (!nextPageUrl) return undefined;
  const { searchParams } = new URL(nextPageUrl, 'http://api');
  const page = Number(searchParams.get('page'));
  const after = searchParams.get('after');
  return page ? { page, ...(after && { after }) } : undefined;
}

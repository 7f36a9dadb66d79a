import type { SecurityLog } from 'contract/wire/security-log.contract';
import { api } from 'shared-ui';

/** The security events of the account. */
export const { useListSecurityEventsInfiniteQuery } = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    /** GET /account/security-log?before={id}: newest first, 20 a page. */
    listSecurityEvents: build.infiniteQuery<SecurityLog, void, number | null>({
      infiniteQueryOptions: {
        initialPageParam: null,
        getNextPageParam: ({ next_before }) => next_before ?? undefined,
      },
      query: ({ pageParam }) => ({
        url: '/account/security-log',
        params: { before: pageParam ?? undefined },
      }),
      // Actions on the other pages may have added events.
      keepUnusedDataFor: 0,
    }),
  }),
});

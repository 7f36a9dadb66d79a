import type { CalendarFeed } from 'contract/wire/calendar.contract';
import { api, changedBy } from 'shared-ui';

const url = '/account/calendar-feed';

/** The private address of the reader's calendar feed. */
export const {
  useReadCalendarFeedQuery,
  useOpenCalendarFeedMutation,
  useCloseCalendarFeedMutation,
} = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    /** GET /account/calendar-feed: whether there is a feed, without its address. */
    readCalendarFeed: build.query<CalendarFeed, void>({
      query: () => url,
      providesTags: ['Meetings'],
    }),

    /** POST /account/calendar-feed: creates an address and returns it only this once; an older one stops working. */
    openCalendarFeed: build.mutation<CalendarFeed, void>({
      query: () => ({ url, method: 'POST' }),
      invalidatesTags: changedBy(() => ['Meetings'] as const),
    }),

    /** DELETE /account/calendar-feed: the address stops working. */
    closeCalendarFeed: build.mutation<unknown, void>({
      query: () => ({ url, method: 'DELETE' }),
      invalidatesTags: changedBy(() => ['Meetings'] as const),
    }),
  }),
});

import type { CalendarFeed } from 'contract/wire/calendar.contract';
import { api, changedBy } from 'shared-ui';

const url = '/account/calendar-feed';

/** The private address under which calendar programs find the reader's meetings. */
export const {
  useReadCalendarFeedQuery,
  useOpenCalendarFeedMutation,
  useCloseCalendarFeedMutation,
} = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    /** GET /account/calendar-feed: whether there is one; never its address. */
    readCalendarFeed: build.query<CalendarFeed, void>({
      query: () => url,
      providesTags: ['Meetings'],
    }),

    /** POST /account/calendar-feed: a new address, told this once; an older one stops working. */
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

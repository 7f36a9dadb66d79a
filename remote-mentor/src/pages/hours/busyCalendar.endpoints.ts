import type { BusyCalendar, NewBusyCalendar } from 'contract/wire/busy-calendar.contract';
import { api, changedBy } from 'shared-ui';

const url = '/my/availability/calendar';
/** These calls also change the preview of the hours. */
const changed = changedBy(() => ['Availability'] as const);

/** The reader's external calendar. */
export const {
  useReadBusyCalendarQuery,
  useSaveBusyCalendarMutation,
  useCheckBusyCalendarMutation,
  useSetBusyPolicyMutation,
  useRemoveBusyCalendarMutation,
} = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    /** GET /my/availability/calendar: null when there is none. */
    readBusyCalendar: build.query<BusyCalendar['data'], void>({
      query: () => url,
      transformResponse: ({ data }: BusyCalendar) => data,
      providesTags: ['Availability'],
    }),

    /** POST /my/availability/calendar: replaces the previous one; the api reads it before it saves. */
    saveBusyCalendar: build.mutation<unknown, NewBusyCalendar>({
      query: (data) => ({ url, method: 'POST', data }),
      invalidatesTags: changed,
    }),

    /** POST /my/availability/calendar/check: reads the calendar now. */
    checkBusyCalendar: build.mutation<BusyCalendar['data'], void>({
      query: () => ({ url: `${url}/check`, method: 'POST' }),
      transformResponse: ({ data }: BusyCalendar) => data,
      invalidatesTags: changed,
    }),

    /** POST /my/availability/calendar/policy */
    setBusyPolicy: build.mutation<unknown, Pick<NewBusyCalendar, 'policy'>>({
      query: (data) => ({ url: `${url}/policy`, method: 'POST', data }),
      invalidatesTags: changed,
    }),

    /** DELETE /my/availability/calendar: idempotent. */
    removeBusyCalendar: build.mutation<unknown, void>({
      query: () => ({ url, method: 'DELETE' }),
      invalidatesTags: changed,
    }),
  }),
});

import type { BusyCalendar, NewBusyCalendar } from 'contract/wire/busy-calendar.contract';
import { api, changedBy } from 'shared-ui';

const url = '/my/availability/calendar';
/** The preview of the hours changes with it. */
const changed = changedBy(() => ['Availability'] as const);

/** The calendar the reader keeps elsewhere. */
export const {
  useReadBusyCalendarQuery,
  useSaveBusyCalendarMutation,
  useCheckBusyCalendarMutation,
  useSetBusyPolicyMutation,
  useRemoveBusyCalendarMutation,
} = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    /** GET /my/availability/calendar: null while there is none. */
    readBusyCalendar: build.query<BusyCalendar['data'], void>({
      query: () => url,
      transformResponse: ({ data }: BusyCalendar) => data,
      providesTags: ['Availability'],
    }),

    /** POST /my/availability/calendar: instead of the one before; read before it is saved. */
    saveBusyCalendar: build.mutation<unknown, NewBusyCalendar>({
      query: (data) => ({ url, method: 'POST', data }),
      invalidatesTags: changed,
    }),

    /** POST /my/availability/calendar/check: reads it now. */
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

    /** DELETE /my/availability/calendar: a repeat is fine. */
    removeBusyCalendar: build.mutation<unknown, void>({
      query: () => ({ url, method: 'DELETE' }),
      invalidatesTags: changed,
    }),
  }),
});

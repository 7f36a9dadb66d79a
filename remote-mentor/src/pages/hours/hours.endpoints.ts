import type {
  NewAvailability,
  NewException,
  OwnAvailability,
} from 'contract/wire/availability.contract';
import type { AvailabilityPreview, NewPreview } from 'contract/wire/availability-preview.contract';
import type { NewMeetingRoom } from 'contract/wire/meetingAddress.contract';
import type {
  NewTimeOff,
  SavedTimeOff,
  TimeOffMeetings,
  TimeOffQuery,
} from 'contract/wire/time-off.contract';
import { api, changedBy } from 'shared-ui';

const url = '/my/availability';
const changed = changedBy(() => ['Availability'] as const);

/** When the reader meets people. What is booked already stays booked. */
export const {
  useReadHoursQuery,
  usePreviewHoursQuery,
  useSaveWeekMutation,
  useSaveRoomMutation,
  useForgetRoomMutation,
  useSaveDateMutation,
  useForgetDateMutation,
  useListTimeOffMeetingsQuery,
  useTakeTimeOffMutation,
  useEndTimeOffMutation,
} = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    /** GET /my/availability: 404 for whoever is no mentor. */
    readHours: build.query<OwnAvailability['data'], void>({
      query: () => url,
      transformResponse: ({ data }: OwnAvailability) => data,
      providesTags: ['Availability'],
    }),

    /** POST /my/availability/preview: what a week, saved or not, comes to; changes nothing. */
    previewHours: build.query<AvailabilityPreview['data'], NewPreview>({
      query: (data) => ({ url: `${url}/preview`, method: 'POST', data }),
      transformResponse: ({ data }: AvailabilityPreview) => data,
      providesTags: ['Availability'],
      keepUnusedDataFor: 0,
    }),

    /** POST /my/availability: the ordinary week, whole. */
    saveWeek: build.mutation<unknown, NewAvailability>({
      query: (data) => ({ url, method: 'POST', data }),
      invalidatesTags: changed,
    }),

    /** POST /my/availability/room */
    saveRoom: build.mutation<unknown, NewMeetingRoom>({
      query: (data) => ({ url: `${url}/room`, method: 'POST', data }),
      invalidatesTags: changed,
    }),

    /** DELETE /my/availability/room: sessions are in the programme's rooms again. */
    forgetRoom: build.mutation<unknown, void>({
      query: () => ({ url: `${url}/room`, method: 'DELETE' }),
      invalidatesTags: changed,
    }),

    /** POST /my/availability/exceptions: the hours of one date; none closes it. */
    saveDate: build.mutation<unknown, NewException>({
      query: (data) => ({ url: `${url}/exceptions`, method: 'POST', data }),
      invalidatesTags: changed,
    }),

    /** DELETE /my/availability/exceptions/{date}: the week holds again. */
    forgetDate: build.mutation<unknown, { date: string }>({
      query: ({ date }) => ({ url: `${url}/exceptions/${date}`, method: 'DELETE' }),
      invalidatesTags: changed,
    }),

    /** POST /my/availability/time-off/meetings: what is booked then; changes nothing. */
    listTimeOffMeetings: build.query<TimeOffMeetings['data'], TimeOffQuery>({
      query: (data) => ({ url: `${url}/time-off/meetings`, method: 'POST', data }),
      transformResponse: ({ data }: TimeOffMeetings) => data,
      providesTags: ['Meetings'],
      keepUnusedDataFor: 0,
    }),

    /** POST /my/availability/time-off: 409 when other meetings are in it by now, or it is entered already. */
    takeTimeOff: build.mutation<SavedTimeOff, NewTimeOff & { idempotencyKey: string }>({
      query: ({ idempotencyKey, ...data }) => ({
        url: `${url}/time-off`,
        method: 'POST',
        headers: { 'Idempotency-Key': idempotencyKey },
        data,
      }),
      invalidatesTags: changedBy(() => ['Availability', 'Meetings'] as const),
    }),

    /** DELETE /my/availability/time-off/{id}: a repeat is fine. */
    endTimeOff: build.mutation<unknown, { id: number }>({
      query: ({ id }) => ({ url: `${url}/time-off/${id}`, method: 'DELETE' }),
      invalidatesTags: changed,
    }),
  }),
});

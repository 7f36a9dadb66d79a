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

/** The reader's hours. Changes do not affect booked meetings. */
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
    /** GET /my/availability: 404 for callers who are not mentors. */
    readHours: build.query<OwnAvailability['data'], void>({
      query: () => url,
      transformResponse: ({ data }: OwnAvailability) => data,
      providesTags: ['Availability'],
    }),

    /** POST /my/availability/preview: the free times of a week, saved or not; changes nothing. */
    previewHours: build.query<AvailabilityPreview['data'], NewPreview>({
      query: (data) => ({ url: `${url}/preview`, method: 'POST', data }),
      transformResponse: ({ data }: AvailabilityPreview) => data,
      providesTags: ['Availability'],
      keepUnusedDataFor: 0,
    }),

    /** POST /my/availability: the complete ordinary week. */
    saveWeek: build.mutation<unknown, NewAvailability>({
      query: (data) => ({ url, method: 'POST', data }),
      invalidatesTags: changed,
    }),

    /** POST /my/availability/room */
    saveRoom: build.mutation<unknown, NewMeetingRoom>({
      query: (data) => ({ url: `${url}/room`, method: 'POST', data }),
      invalidatesTags: changed,
    }),

    /** DELETE /my/availability/room: sessions use the programme's rooms again. */
    forgetRoom: build.mutation<unknown, void>({
      query: () => ({ url: `${url}/room`, method: 'DELETE' }),
      invalidatesTags: changed,
    }),

    /** POST /my/availability/exceptions: the hours of one date; an empty list closes it. */
    saveDate: build.mutation<unknown, NewException>({
      query: (data) => ({ url: `${url}/exceptions`, method: 'POST', data }),
      invalidatesTags: changed,
    }),

    /** DELETE /my/availability/exceptions/{date}: the ordinary week applies again. */
    forgetDate: build.mutation<unknown, { date: string }>({
      query: ({ date }) => ({ url: `${url}/exceptions/${date}`, method: 'DELETE' }),
      invalidatesTags: changed,
    }),

    /** POST /my/availability/time-off/meetings: the meetings booked in that time; changes nothing. */
    listTimeOffMeetings: build.query<TimeOffMeetings['data'], TimeOffQuery>({
      query: (data) => ({ url: `${url}/time-off/meetings`, method: 'POST', data }),
      transformResponse: ({ data }: TimeOffMeetings) => data,
      providesTags: ['Meetings'],
      keepUnusedDataFor: 0,
    }),

    /** POST /my/availability/time-off: 409 when other meetings are in it now, or it exists already. */
    takeTimeOff: build.mutation<SavedTimeOff, NewTimeOff & { idempotencyKey: string }>({
      query: ({ idempotencyKey, ...data }) => ({
        url: `${url}/time-off`,
        method: 'POST',
        headers: { 'Idempotency-Key': idempotencyKey },
        data,
      }),
      invalidatesTags: changedBy(() => ['Availability', 'Meetings'] as const),
    }),

    /** DELETE /my/availability/time-off/{id}: idempotent. */
    endTimeOff: build.mutation<unknown, { id: number }>({
      query: ({ id }) => ({ url: `${url}/time-off/${id}`, method: 'DELETE' }),
      invalidatesTags: changed,
    }),
  }),
});

import type {
  Availability,
  AvailableSlot,
  MeetingScope,
  Recurrence,
  SeriesPlan,
} from 'contract/wire/meetings.contract';
import { api, changedBy } from 'shared-ui';

interface Which {
  startupId: string;
}

/** The scope of an act on a recurring meeting: this one, this and the following, or all remaining ones. */
export type Scope = MeetingScope;

const sessions = ({ startupId }: Which) => [{ type: 'Meetings' as const, id: startupId }];
const booked = ({ startupId }: Which) => [
  ...sessions({ startupId }),
  { type: 'Availability' as const, id: startupId },
];
/** While the outcome is unknown the times are not read again: the same one can be asked for again (rule 5.32). */
const byBooking = changedBy(booked, sessions);

/** Calls to find, book, move and cancel a time with a mentor. */
export const {
  useReadAvailabilityQuery,
  useReadSeriesQuery,
  useBookMeetingMutation,
  useMoveMeetingMutation,
  useCancelMeetingMutation,
} = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    /**
     * POST /my/startups/{id}/meetings/availability: times that start on that day in the reader's zone; `meetingId`
     * names the meeting that would be moved there. A failure is an empty list (rule 5.33).
     */
    readAvailability: build.query<
      Availability,
      Which & { mentorId: number; meetingId?: number; date: string; timezone: string }
    >({
      query: ({ startupId, mentorId, meetingId, date, timezone }) => ({
        url: `/my/startups/${startupId}/meetings/availability`,
        method: 'POST',
        data: { mentor_id: mentorId, meeting_id: meetingId, date, timezone },
      }),
      providesTags: (_slots, _failure, { startupId }) => [{ type: 'Availability', id: startupId }],
      keepUnusedDataFor: 0,
    }),

    /** POST /my/startups/{id}/meetings/series: the current preview of a series from this slot. */
    readSeries: build.query<
      SeriesPlan['data'],
      Which & { mentorId: number; slot: AvailableSlot; recurrence: Recurrence }
    >({
      query: ({ startupId, mentorId, slot, recurrence }) => ({
        url: `/my/startups/${startupId}/meetings/series`,
        method: 'POST',
        data: { mentor_id: mentorId, ...slot, recurrence },
      }),
      transformResponse: ({ data }: SeriesPlan) => data,
      providesTags: (_plan, _failure, { startupId }) => [{ type: 'Availability', id: startupId }],
      keepUnusedDataFor: 0,
    }),

    /** POST /my/startups/{id}/meetings: 409 when the time is no longer free. */
    bookMeeting: build.mutation<
      unknown,
      Which & {
        mentorId: number;
        slot: AvailableSlot;
        recurrence: Recurrence;
        /** The latest end, as returned by `readSeries`; the maximum when left out. */
        until?: string;
        /** Books the free dates of a series and skips the others. */
        skip: boolean;
        idempotencyKey: string;
      }
    >({
      query: ({ startupId, mentorId, slot, recurrence, until, skip, idempotencyKey }) => ({
        url: `/my/startups/${startupId}/meetings`,
        method: 'POST',
        headers: { 'Idempotency-Key': idempotencyKey },
        data: {
          mentor_id: mentorId,
          ...slot,
          recurrence,
          skip_conflicts: skip,
          recurrence_until: until,
        },
      }),
      invalidatesTags: byBooking,
    }),

    /** POST /my/startups/{id}/meetings/{id}/{scope}: 409 when the time is not free. */
    moveMeeting: build.mutation<
      unknown,
      Which & { meetingId: number; scope: Scope; slot: AvailableSlot; idempotencyKey: string }
    >({
      query: ({ startupId, meetingId, scope, slot, idempotencyKey }) => ({
        url: `/my/startups/${startupId}/meetings/${meetingId}/${scope}`,
        method: 'POST',
        headers: { 'Idempotency-Key': idempotencyKey },
        data: slot,
      }),
      invalidatesTags: byBooking,
    }),

    /** DELETE /my/startups/{id}/meetings/{id}/{scope}: 409 when it has begun. */
    cancelMeeting: build.mutation<unknown, Which & { meetingId: number; scope: Scope }>({
      query: ({ startupId, meetingId, scope }) => ({
        url: `/my/startups/${startupId}/meetings/${meetingId}/${scope}`,
        method: 'DELETE',
      }),
      invalidatesTags: changedBy(booked),
    }),
  }),
});

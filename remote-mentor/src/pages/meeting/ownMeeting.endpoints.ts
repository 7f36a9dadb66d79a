import type { MeetingScope } from 'contract/wire/meetings.contract';
import type {
  CancelledMeeting,
  OwnMeeting as OwnMeetingAnswer,
} from 'contract/wire/own-meetings.contract';
import type { FreeTimes, NewProposal } from 'contract/wire/proposals.contract';
import type { Done } from 'contract/wire/text.contract';
import { api, changedBy } from 'shared-ui';

/** One session, and the actions for it. */
export type OwnMeeting = OwnMeetingAnswer['data'];

/** The sessions of a series that a change affects. */
export type Scope = MeetingScope;

/** A time to which the meeting could move. */
export type FreeTime = FreeTimes['data']['times'][number];

export const {
  useReadOwnMeetingQuery,
  useListFreeTimesQuery,
  useCancelOwnMeetingMutation,
  useKeepOwnMeetingMutation,
  useProposeTimesMutation,
  useWithdrawProposalMutation,
} = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    /** GET /my/agenda/{id}: 404 for another mentor's session. */
    readOwnMeeting: build.query<OwnMeeting, { id: string }>({
      query: ({ id }) => `/my/agenda/${id}`,
      transformResponse: ({ data }: OwnMeetingAnswer) => data,
      providesTags: ['Meetings'],
    }),

    /** GET /my/agenda/{id}/times?from=: alternative times, over 14 days. */
    listFreeTimes: build.query<FreeTimes['data'], { id: number; from?: string }>({
      query: ({ id, from }) => ({ url: `/my/agenda/${id}/times`, params: { from } }),
      transformResponse: ({ data }: FreeTimes) => data,
      providesTags: ['Meetings', 'Availability'],
      keepUnusedDataFor: 0,
    }),

    /** POST /my/agenda/{id}/{scope}/proposal: 409 when one of the times is taken. */
    proposeTimes: build.mutation<
      Done,
      { id: number; scope: Scope; idempotencyKey: string } & NewProposal
    >({
      query: ({ id, scope, idempotencyKey, ...data }) => ({
        url: `/my/agenda/${id}/${scope}/proposal`,
        method: 'POST',
        headers: { 'Idempotency-Key': idempotencyKey },
        data,
      }),
      invalidatesTags: changedBy(() => ['Meetings'] as const),
    }),

    /** DELETE /my/agenda/{id}/proposal/{id}: 409 when it was answered or replaced. */
    withdrawProposal: build.mutation<Done, { id: number; proposalId: number }>({
      query: ({ id, proposalId }) => ({
        url: `/my/agenda/${id}/proposal/${proposalId}`,
        method: 'DELETE',
      }),
      invalidatesTags: changedBy(() => ['Meetings'] as const),
    }),

    /** POST /my/agenda/{id}/keep: keeps it although the mentor's calendar is busy; idempotent. */
    keepOwnMeeting: build.mutation<Done, { id: number }>({
      query: ({ id }) => ({ url: `/my/agenda/${id}/keep`, method: 'POST' }),
      invalidatesTags: changedBy(() => ['Meetings', 'Availability'] as const),
    }),

    /** POST /my/agenda/{id}/{scope}/cancel: idempotent. */
    cancelOwnMeeting: build.mutation<Done, { id: number; scope: Scope } & CancelledMeeting>({
      query: ({ id, scope, ...data }) => ({
        url: `/my/agenda/${id}/${scope}/cancel`,
        method: 'POST',
        data,
      }),
      invalidatesTags: changedBy(() => ['Meetings', 'Availability'] as const),
    }),
  }),
});

import type {
  CancelledMeeting,
  OwnMeeting as OwnMeetingAnswer,
} from 'api/contract/own-meetings.contract';
import type { Done } from 'api/contract/text.contract';
import { api } from 'shared-ui';

/** One session, and what can be done about it. */
export type OwnMeeting = OwnMeetingAnswer['data'];

/** Which sessions of a series an act is about. */
export type Scope = 'occurrence' | 'schedule';

export const { useReadOwnMeetingQuery, useCancelOwnMeetingMutation } = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    /** GET /my/agenda/{id}: 404 for a session with another mentor. */
    readOwnMeeting: build.query<OwnMeeting, { id: string }>({
      query: ({ id }) => `/my/agenda/${id}`,
      transformResponse: ({ data }: OwnMeetingAnswer) => data,
      providesTags: ['Meetings'],
    }),

    /** POST /my/agenda/{id}/{scope}/cancel: a repeat is fine. */
    cancelOwnMeeting: build.mutation<Done, { id: number; scope: Scope } & CancelledMeeting>({
      query: ({ id, scope, ...data }) => ({
        ...{ url: `/my/agenda/${id}/${scope}/cancel`, method: 'POST', data },
      }),
      invalidatesTags: (_answer, failure) => (failure ? [] : ['Meetings', 'Availability']),
    }),
  }),
});

import type { FreeDays } from 'contract/wire/free-days.contract';
import { api } from 'shared-ui';

/** Whose free days to read, and in which range. */
export interface FreeDaysWanted {
  startupId: string;
  mentorId: number;
  /** First and last day, 'yyyy-MM-dd'; at most six weeks. */
  from: string;
  to: string;
  timezone: string;
  /** The meeting that would be moved there. */
  meetingId?: number;
}

export const { useReadFreeDaysQuery } = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    /** POST /my/startups/{id}/meetings/free-days: days with free times, and the first one afterwards. */
    readFreeDays: build.query<FreeDays, FreeDaysWanted>({
      query: ({ startupId, mentorId, meetingId, from, to, timezone }) => ({
        url: `/my/startups/${startupId}/meetings/free-days`,
        method: 'POST',
        data: { mentor_id: mentorId, meeting_id: meetingId, from, to, timezone },
      }),
      providesTags: (_days, _failure, { startupId }) => [{ type: 'Availability', id: startupId }],
      keepUnusedDataFor: 0,
    }),
  }),
});

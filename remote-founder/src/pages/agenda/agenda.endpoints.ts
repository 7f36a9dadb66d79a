import type { StartupAgenda } from 'contract/wire/startup-agenda.contract';
import { api, ownZone, type PagedQuery } from 'shared-ui';

/** A booked meeting, with its mentor. */
export type AgendaMeeting = StartupAgenda['meetings'][number];

/** The state of the infinite query below. */
export type AgendaPages = PagedQuery<{ pages: readonly StartupAgenda[] }>;

interface Wanted {
  startupId: string;
  /** 'upcoming', 'past', or a month of the reader's zone, 'yyyy-MM'. */
  when: string;
  /** Meetings with all mentors when left out. */
  mentorId?: number;
}

export const { useListStartupMeetingsInfiniteQuery } = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    /** GET /my/startups/{id}/meetings: 20 a page; a month is returned completely. */
    listStartupMeetings: build.infiniteQuery<StartupAgenda, Wanted, string>({
      infiniteQueryOptions: {
        initialPageParam: '',
        getNextPageParam: ({ next_after }) => next_after ?? undefined,
      },
      query: ({ queryArg: { startupId, when, mentorId }, pageParam }) => ({
        url: `/my/startups/${startupId}/meetings`,
        params: {
          when,
          timezone: ownZone(),
          mentor_id: mentorId,
          after: pageParam || undefined,
        },
      }),
      providesTags: (_pages, _failure, { startupId }) => [{ type: 'Meetings', id: startupId }],
    }),
  }),
});

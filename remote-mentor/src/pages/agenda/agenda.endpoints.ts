import type { Agenda } from 'contract/wire/availability.contract';
import { api } from 'shared-ui';

/** A meeting of the agenda, with its startup and mentor. */
export type AgendaMeeting = Agenda['meetings'][number];

export const { useListAgendaInfiniteQuery } = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    /** GET /my/agenda?after=: all of the reader's meetings, soonest first. */
    listAgenda: build.infiniteQuery<Agenda, void, string>({
      infiniteQueryOptions: {
        initialPageParam: '',
        getNextPageParam: ({ next_after }) => next_after ?? undefined,
      },
      query: ({ pageParam }) => ({ url: '/my/agenda', params: { after: pageParam || undefined } }),
      providesTags: ['Meetings'],
    }),
  }),
});

import type { Agenda } from 'contract/wire/availability.contract';
import { api } from 'shared-ui';

/** A meeting of the agenda: with which startup, and who mentors it. */
export type AgendaMeeting = Agenda['meetings'][number];

export const { useListAgendaInfiniteQuery } = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    /** GET /my/agenda?after=: the reader's meetings with anybody, soonest first. */
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

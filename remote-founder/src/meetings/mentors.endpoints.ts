import type { Meeting, Mentor, Mentors, UpcomingMeetings } from 'contract/wire/meetings.contract';
import type { StartupAgenda } from 'contract/wire/startup-agenda.contract';
import { founderApi } from '../data/founderApi';

interface Which {
  startupId: string;
}

type Session = StartupAgenda['meetings'][number];

/** The mentors of a startup, and their next meetings: for the dashboard and the mentorship page. */
export const { useListMentorsQuery, useListUpcomingMeetingsQuery, useReadNextSessionQuery } =
  founderApi.injectEndpoints({
    overrideExisting: true,
    endpoints: (build) => ({
      /** GET /my/startups/{id}/mentors: active ones, by date of assignment. */
      listMentors: build.query<Mentor[], Which>({
        query: ({ startupId }) => ({ url: `/my/startups/${startupId}/mentors` }),
        transformResponse: ({ mentors }: Mentors) => mentors,
        providesTags: (_mentors, _failure, { startupId }) => [{ type: 'Mentors', id: startupId }],
      }),

      /** POST /my/startups/{id}/meetings/upcoming: at most 5 meetings that have not ended, soonest first. */
      listUpcomingMeetings: build.query<Meeting[], Which & { mentorId: number }>({
        query: ({ startupId, mentorId }) => ({
          url: `/my/startups/${startupId}/meetings/upcoming`,
          method: 'POST',
          data: { mentor_id: mentorId },
        }),
        transformResponse: ({ meetings }: UpcomingMeetings) => meetings,
        providesTags: (_meetings, _failure, { startupId }) => [{ type: 'Meetings', id: startupId }],
      }),

      /**
       * GET /my/startups/{id}/meetings: the next meeting that has not ended, with any mentor; null when there is none.
       */
      readNextSession: build.query<Session | null, Which>({
        query: ({ startupId }) => ({
          url: `/my/startups/${startupId}/meetings`,
          params: { when: 'upcoming' },
        }),
        transformResponse: ({ meetings }: StartupAgenda) => meetings[0] ?? null,
        providesTags: (_session, _failure, { startupId }) => [{ type: 'Meetings', id: startupId }],
      }),
    }),
  });

import type { Meeting, Mentor, Mentors, UpcomingMeetings } from 'contract/wire/meetings.contract';
import { founderApi } from '../data/founderApi';

interface Which {
  startupId: string;
}

interface Session {
  meeting: Meeting;
  mentor: Mentor;
}

/** Who mentors a startup, and when they meet next: read by the dashboard and the mentorship page. */
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

      /** POST /my/startups/{id}/meetings/upcoming: at most 5 that have not ended, soonest first. */
      listUpcomingMeetings: build.query<Meeting[], Which & { mentorId: number }>({
        query: ({ startupId, mentorId }) => ({
          url: `/my/startups/${startupId}/meetings/upcoming`,
          method: 'POST',
          data: { mentor_id: mentorId },
        }),
        transformResponse: ({ meetings }: UpcomingMeetings) => meetings,
        providesTags: (_meetings, _failure, { startupId }) => [{ type: 'Meetings', id: startupId }],
      }),

      /** The soonest meeting with any mentor, put together of the two calls above; null when none. */
      readNextSession: build.query<Session | null, Which>({
        async queryFn({ startupId }, _run, _extra, ask) {
          const url = `/my/startups/${startupId}`;
          const answer = await ask(`${url}/mentors`);
          if (answer.error) return { error: answer.error };

          const { mentors } = answer.data as Mentors;
          const asked = mentors.map(async (mentor) => {
            const data = { mentor_id: mentor.id };
            const upcoming = await ask({ url: `${url}/meetings/upcoming`, method: 'POST', data });
            return { mentor, ...upcoming };
          });
          const answers = await Promise.all(asked);
          const failed = answers.find(({ error }) => error);
          if (failed?.error) return { error: failed.error };

          return { data: soonest(answers.flatMap(sessionsOf)) };
        },
        providesTags: (_session, _failure, { startupId }) => [
          { type: 'Mentors', id: startupId },
          { type: 'Meetings', id: startupId },
        ],
      }),
    }),
  });

function sessionsOf({ mentor, data }: { mentor: Mentor; data?: unknown }): Session[] {
  return (data as UpcomingMeetings).meetings.map((meeting) => ({ meeting, mentor }));
}

/* Times of the api are text in UTC, written so that their order is the order in time. */
function soonest(sessions: readonly Session[]): Session | null {
  return sessions.reduce<Session | null>(
    (first, next) => (!first || next.meeting.start_time < first.meeting.start_time ? next : first),
    null,
  );
}

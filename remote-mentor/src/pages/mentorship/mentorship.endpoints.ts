import type { FollowerCount } from 'contract/wire/follows.contract';
import type { Meeting, UpcomingMeetings } from 'contract/wire/meetings.contract';
import type { Mentorship } from 'contract/wire/mentorships.contract';
import type { Team } from 'contract/wire/my-startups.contract';
import type { PublicStartup } from 'contract/wire/startups.contract';
import { api } from 'shared-ui';

interface Which {
  startupId: string;
}

/** One mentored startup, read-only: mentors cannot change it (rule 6.6). */
export const {
  useReadMentorshipQuery,
  useCountMentoredFollowersQuery,
  useListMentoredMeetingsQuery,
  useReadMentoredTeamQuery,
} = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    /** GET /my/mentorships/{id}: 404 when it is not assigned to the caller. */
    readMentorship: build.query<PublicStartup, Which>({
      query: ({ startupId }) => `/my/mentorships/${startupId}`,
      transformResponse: ({ data }: Mentorship) => data,
      providesTags: (_startup, _failure, { startupId }) => [{ type: 'Startup', id: startupId }],
    }),

    /** GET /startups/{id}/followers: the number of followers. */
    countMentoredFollowers: build.query<number, Which>({
      query: ({ startupId }) => `/startups/${startupId}/followers`,
      transformResponse: ({ followerCount }: FollowerCount) => followerCount,
      providesTags: (_count, _failure, { startupId }) => [{ type: 'Followers', id: startupId }],
    }),

    /** GET /my/mentorships/{id}/meetings/upcoming: the caller's own, at most 5, soonest first. */
    listMentoredMeetings: build.query<Meeting[], Which>({
      query: ({ startupId }) => `/my/mentorships/${startupId}/meetings/upcoming`,
      transformResponse: ({ meetings }: UpcomingMeetings) => meetings,
      providesTags: (_meetings, _failure, { startupId }) => [{ type: 'Meetings', id: startupId }],
    }),

    /** GET /my/mentorships/{id}/team: founders by date of joining. */
    readMentoredTeam: build.query<Team, Which>({
      query: ({ startupId }) => `/my/mentorships/${startupId}/team`,
      providesTags: (_team, _failure, { startupId }) => [{ type: 'Team', id: startupId }],
    }),
  }),
});

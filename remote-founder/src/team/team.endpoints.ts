import type { Invite, Invites } from 'contract/wire/invitations.contract';
import type { Team } from 'contract/wire/my-startups.contract';
import { api } from 'shared-ui';

interface Which {
  startupId: string;
}

/** The people of a startup: shown on the dashboard and managed on the team page. */
export const { useReadTeamQuery, useListInvitesQuery } = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    /** GET /my/startups/{id}/team: founders and members by date of joining. */
    readTeam: build.query<Team, Which>({
      query: ({ startupId }) => `/my/startups/${startupId}/team`,
      providesTags: (_team, _failure, { startupId }) => [{ type: 'Team', id: startupId }],
    }),

    /** GET /my/startups/{id}/list-invites: pending and not expired, newest first. */
    listInvites: build.query<Invite[], Which>({
      query: ({ startupId }) => `/my/startups/${startupId}/list-invites`,
      transformResponse: ({ invites }: Invites) => invites,
      providesTags: (_invites, _failure, { startupId }) => [{ type: 'Invites', id: startupId }],
    }),
  }),
});

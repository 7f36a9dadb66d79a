import type { Team } from 'api/contract/my-startups.contract';
import { api } from 'shared-ui';

/** The people of a startup: shown beside the dashboard and managed on the team page. */
export const { useReadTeamQuery } = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    /** GET /my/startups/{id}/team: founders and members, in the order they joined. */
    readTeam: build.query<Team, { startupId: string }>({
      query: ({ startupId }) => ({ url: `/my/startups/${startupId}/team` }),
      providesTags: (_team, _failure, { startupId }) => [{ type: 'Team', id: startupId }],
    }),
  }),
});

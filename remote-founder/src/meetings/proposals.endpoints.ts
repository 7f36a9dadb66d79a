import type { Proposal, Proposals } from 'contract/wire/proposals.contract';
import type { Done } from 'contract/wire/text.contract';
import { api, changedBy } from 'shared-ui';

interface Which {
  startupId: string;
}

const changed = ({ startupId }: Which) => [
  { type: 'Meetings' as const, id: startupId },
  { type: 'Availability' as const, id: startupId },
];

/** Other times that mentors propose for a meeting, and the replies to them. */
export const { useListProposalsQuery, useAcceptProposalMutation, useDeclineProposalMutation } =
  api.injectEndpoints({
    overrideExisting: true,
    endpoints: (build) => ({
      /** GET /my/startups/{id}/meetings/proposals: open ones, the soonest meeting first. */
      listProposals: build.query<Proposal[], Which>({
        query: ({ startupId }) => `/my/startups/${startupId}/meetings/proposals`,
        transformResponse: ({ data }: Proposals) => data,
        providesTags: (_answer, _failure, which) => changed(which),
      }),

      /** POST …/proposals/{id}/accept: 409 when the time has been taken meanwhile. */
      acceptProposal: build.mutation<Done, Which & { id: number; start_time: string }>({
        query: ({ startupId, id, start_time }) => ({
          url: `/my/startups/${startupId}/meetings/proposals/${id}/accept`,
          method: 'POST',
          data: { start_time },
        }),
        invalidatesTags: changedBy(changed),
      }),

      /** POST …/proposals/{id}/decline: the meeting keeps its time. */
      declineProposal: build.mutation<Done, Which & { id: number }>({
        query: ({ startupId, id }) => ({
          url: `/my/startups/${startupId}/meetings/proposals/${id}/decline`,
          method: 'POST',
        }),
        invalidatesTags: changedBy(changed),
      }),
    }),
  });

import { useParams } from 'react-router-dom';
import { ButtonLink, EmptyState, PageTitle, QueryState } from 'shared-ui';
import { StartupFrame } from '../../frame/StartupFrame';
import { useListProposalsQuery } from '../../meetings/proposals.endpoints';
import { ProposalCard } from './ProposalCard';

/** /my/startups/{startupId}/mentorship/proposals/{proposalId}: other times that a mentor proposes. */
export function ProposalPage() {
  const { startupId = '', proposalId = '' } = useParams();
  const query = useListProposalsQuery({ startupId });

  return (
    <StartupFrame startupId={startupId} section="Mentorship">
      <PageTitle>Choose a time</PageTitle>
      <QueryState query={query} height="18rem">
        {(proposals) => {
          const proposal = proposals.find(({ id }) => id === Number(proposalId));
          return proposal ? (
            <ProposalCard key={proposal.id} startupId={startupId} proposal={proposal} />
          ) : (
            <EmptyState>
              These times are no longer proposed. They were answered or withdrawn, or the meeting
              was cancelled, moved or has begun.
            </EmptyState>
          );
        }}
      </QueryState>
      <ButtonLink tone="ghost" to={`/my/startups/${startupId}/mentorship`}>
        Back to Mentorship
      </ButtonLink>
    </StartupFrame>
  );
}

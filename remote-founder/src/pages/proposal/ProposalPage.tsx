import { useParams } from 'react-router-dom';
import { ButtonLink, EmptyState, ErrorState, PageTitle, Skeleton } from 'shared-ui';
import { StartupFrame } from '../../frame/StartupFrame';
import { useListProposalsQuery } from '../../meetings/proposals.endpoints';
import { ProposalCard } from './ProposalCard';

/** /my/startups/{startupId}/mentorship/proposals/{proposalId}: other times that a mentor offers. */
export function ProposalPage() {
  const { startupId = '', proposalId = '' } = useParams();
  const query = useListProposalsQuery({ startupId });
  const { currentData: data, isError, isFetching, refetch } = query;
  const proposal = data?.find(({ id }) => id === Number(proposalId));

  return (
    <StartupFrame startupId={startupId} section="Mentorship">
      <PageTitle>Choose a time</PageTitle>
      {!data && !isError && <Skeleton height="18rem" />}
      {isError && !data && <ErrorState onRetry={refetch} busy={isFetching} />}
      {data && !proposal && (
        <EmptyState>
          There is nothing to choose here any more: it was answered or withdrawn, or the meeting was
          cancelled, moved or has begun.
        </EmptyState>
      )}
      {proposal && <ProposalCard key={proposal.id} startupId={startupId} proposal={proposal} />}
      <ButtonLink tone="ghost" to={`/my/startups/${startupId}/mentorship`}>
        Back to Mentorship
      </ButtonLink>
    </StartupFrame>
  );
}

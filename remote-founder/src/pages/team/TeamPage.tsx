import { useParams } from 'react-router-dom';
import { ErrorState, HeldBack, isSettled, PageTitle, Skeleton, useUser } from 'shared-ui';

import { StartupFrame } from '../../frame/StartupFrame';
import { useReadTeamQuery } from '../../team/team.endpoints';
import { PendingInvites } from './PendingInvites';
import { PeopleSection } from './PeopleSection';

/** /my/startups/{startupId}/team: the team, and the pending invitations. */
export function TeamPage() {
  const { startupId = '' } = useParams();
  const reader = useUser();
  const query = useReadTeamQuery({ startupId });
  const { currentData: team, isError, isFetching, refetch } = query;

  const isFounder = team?.founders.some(({ user }) => user.id === reader?.id) ?? false;
  const mayLead = isFounder || reader?.roles.includes('admin') === true;

  return (
    <StartupFrame startupId={startupId} section="Team">
      <PageTitle>Team</PageTitle>
      {isError && !team && <ErrorState onRetry={refetch} busy={isFetching} />}
      {!team && !isError && <Skeleton height="16rem" />}
      {team && (
        <>
          <PeopleSection
            startupId={startupId}
            kind="founder"
            people={team.founders}
            open={mayLead}
          />
          {/* The section of the other members exists and is never shown (rule 4.6). */}
          <PeopleSection
            startupId={startupId}
            kind="member"
            people={team.teamMembers}
            open
            hidden
          />
        </>
      )}
      <HeldBack until={isSettled({ data: team, isError })}>
        <PendingInvites startupId={startupId} mayLead={mayLead} />
      </HeldBack>
    </StartupFrame>
  );
}

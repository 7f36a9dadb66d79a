import { useParams } from 'react-router-dom';
import { HeldBack, isSettled, PageTitle, QueryState, useUser } from 'shared-ui';

import { StartupFrame } from '../../frame/StartupFrame';
import { useReadTeamQuery } from '../../team/team.endpoints';
import { PendingInvites } from './PendingInvites';
import { PeopleSection } from './PeopleSection';

/** /my/startups/{startupId}/team: the team, and the pending invitations. */
export function TeamPage() {
  const { startupId = '' } = useParams();
  const reader = useUser();
  const query = useReadTeamQuery({ startupId });
  const { currentData: team, isError } = query;

  const isFounder = team?.founders.some(({ user }) => user.id === reader?.id) ?? false;
  const mayLead = isFounder || reader?.roles.includes('admin') === true;

  return (
    <StartupFrame startupId={startupId} section="Team">
      <PageTitle>Team</PageTitle>
      <QueryState query={query} height="16rem">
        {({ founders, teamMembers }) => (
          <>
            <PeopleSection startupId={startupId} kind="founder" people={founders} open={mayLead} />
            {/* The section of the other members exists and is never shown (rule 4.6). */}
            <PeopleSection startupId={startupId} kind="member" people={teamMembers} open hidden />
          </>
        )}
      </QueryState>
      <HeldBack until={isSettled({ data: team, isError })}>
        <PendingInvites startupId={startupId} mayLead={mayLead} />
      </HeldBack>
    </StartupFrame>
  );
}

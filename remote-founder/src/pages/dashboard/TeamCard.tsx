import { AsideCard, Avatar, fullName, plural, Skeleton, theme, typeset } from 'shared-ui';
import styled from 'styled-components';

import { useListInvitesQuery, useReadTeamQuery } from '../../team/team.endpoints';

/** The team of this startup, in short. Renders nothing when it could not be loaded (rule 7.5). */
export function TeamCard({ startupId }: { startupId: string }) {
  const { data: team, isError } = useReadTeamQuery({ startupId });
  const { data: invites = [] } = useListInvitesQuery({ startupId });
  if (isError) return null;

  return (
    <AsideCard title="Team">
      {!team && <Skeleton height="2.75rem" />}
      {team && (
        <>
          <Faces>
            {team.founders.map(({ id, user }) => (
              <li key={id} title={fullName(user)}>
                <Avatar user={user} size={44} alt={fullName(user)} />
              </li>
            ))}
          </Faces>
          <Muted>{describe(team.founders.length, invites.length)}</Muted>
        </>
      )}
    </AsideCard>
  );
}

function describe(founders: number, invites: number): string {
  const pending = invites > 0 && `${plural(invites, 'invitation')} pending`;
  return [plural(founders, 'founder'), pending].filter(Boolean).join(', ');
}

const Faces = styled.ul`
  display: flex;
  flex-wrap: wrap;
  padding-inline-start: ${theme.space[8]};

  > li {
    margin-inline-start: calc(-1 * ${theme.space[8]});
    border-radius: 50%;
    box-shadow: 0 0 0 3px ${theme.color.surface};
  }
`;

const Muted = styled.p`
  ${typeset.small}
  margin-block-start: ${theme.space[12]};
  color: ${theme.color.text2};
`;

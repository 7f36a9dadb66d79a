import { AsideCard, Avatar, fullName, plural, Skeleton, theme, typeset } from 'shared-ui';
import styled from 'styled-components';

import { useReadTeamQuery } from '../../team/team.endpoints';

/** Who builds this startup, at a glance. Says nothing when it could not be loaded (SPEC §8). */
export function TeamGlance({ startupId }: { startupId: string }) {
  const { data: team, isError } = useReadTeamQuery({ startupId });
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
          <Quiet>{plural(team.founders.length, 'founder')}</Quiet>
        </>
      )}
    </AsideCard>
  );
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

const Quiet = styled.p`
  ${typeset.small}
  margin-block-start: ${theme.space[12]};
  color: ${theme.color.text2};
`;

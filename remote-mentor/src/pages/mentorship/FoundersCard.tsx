import {
  AsideCard,
  Avatar,
  EmptyState,
  ErrorState,
  fullName,
  PlainLink,
  Skeleton,
  theme,
  typeset,
} from 'shared-ui';
import styled from 'styled-components';

import { useReadMentoredTeamQuery } from './mentorship.endpoints';

/** The startup's founders, each with a link to their profile in a new tab. */
export function FoundersCard({ startupId }: { startupId: string }) {
  const { data: team, isError, isFetching, refetch } = useReadMentoredTeamQuery({ startupId });

  return (
    <AsideCard title="Founders" busy={isFetching}>
      {!team && !isError && <Skeleton height="2.75rem" />}
      {isError && !team && <ErrorState onRetry={refetch} busy={isFetching} />}
      {team?.founders.length === 0 && <EmptyState>No founders found.</EmptyState>}
      {team && team.founders.length > 0 && (
        <ul>
          {team.founders.map(({ id, position, user }) => (
            <li key={id}>
              <Person href={`/profile/${user.id}`} target="_blank">
                <Avatar user={user} size={44} />
                <span>
                  <Name>{fullName(user)}</Name>
                  <Position>{position}</Position>
                </span>
              </Person>
            </li>
          ))}
        </ul>
      )}
    </AsideCard>
  );
}

const Person = styled(PlainLink)`
  display: flex;
  align-items: center;
  gap: ${theme.space[12]};
  padding: ${theme.space[8]};
  border-radius: ${theme.radius.control};

  &:hover { background: ${theme.color.surface2}; }
  > span { min-inline-size: 0; overflow-wrap: anywhere; }
`;

const Name = styled.span`
  display: block;
  font-weight: 700;
`;

const Position = styled.span`
  ${typeset.small}
  display: block;
  color: ${theme.color.text2};
`;

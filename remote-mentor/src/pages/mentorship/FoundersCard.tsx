import {
  AsideCard,
  Avatar,
  EmptyState,
  fullName,
  PlainLink,
  QueryState,
  theme,
  typeset,
} from 'shared-ui';
import styled from 'styled-components';

import { useReadMentoredTeamQuery } from './mentorship.endpoints';

/** The startup's founders, each with a link to their profile in a new tab. */
export function FoundersCard({ startupId }: { startupId: string }) {
  const query = useReadMentoredTeamQuery({ startupId });

  return (
    <AsideCard title="Founders">
      <QueryState query={query} height="2.75rem">
        {({ founders }) =>
          founders.length === 0 ? (
            <EmptyState>No founders found.</EmptyState>
          ) : (
            <ul>
              {founders.map(({ id, position, user }) => (
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
          )
        }
      </QueryState>
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

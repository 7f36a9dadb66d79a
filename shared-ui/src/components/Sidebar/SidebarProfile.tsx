import { fullName } from 'contract/full-name';
import { theme, useUnreadCount, useUser } from 'shared-ui/core';
import styled from 'styled-components';
import { useAccountEntries } from '../../account/useAccountEntries';
import { Avatar } from '../Avatar/Avatar';
import { Menu } from '../Menu/Menu';
import { UnreadBadge, withUnread } from '../UnreadBadge/UnreadBadge';
import { threeLines } from './sidebarStyles';

/** The reader at the bottom of a sidebar, with the account menu. @param role of the members of the area */
export function SidebarProfile({ role }: { role: string }) {
  const user = useUser();
  const unread = useUnreadCount();
  const entries = useAccountEntries();
  if (!user) return null;
  const holdsRole = user.roles.some((own) => own === role.toLowerCase());
  const name = fullName(user);
  const shownRole = holdsRole ? role : 'Member';
  return (
    <Menu
      up
      label={withUnread(`Account of ${name}, ${shownRole}`, unread)} // has the visible text, for speech input
      entries={entries}
      button={
        <Frame>
          <Avatar user={user} />
          <Text>
            <b>{name}</b>
            <small>{shownRole}</small>
          </Text>
          <UnreadBadge count={unread} />
        </Frame>
      }
    />
  );
}

const Frame = styled.span`
  display: flex;
  gap: ${theme.space[12]};
  align-items: center;
  padding: 0.625rem;
  border-radius: ${theme.radius.control};
  background: ${theme.brand.panel};

  b, small { display: block; overflow-wrap: anywhere; }
  b { font-size: 0.9375rem; line-height: 1.25rem; ${threeLines} }
  small { color: ${theme.color.text2}; font-size: 0.875rem; line-height: 1.125rem; }
`;

const Text = styled.span`
  flex: 1;
  min-inline-size: 0;
  text-align: start;
`;

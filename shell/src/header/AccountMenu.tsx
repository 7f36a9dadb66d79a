import { ChevronDown, UserRound } from 'lucide-react';
import {
  Avatar,
  Menu,
  theme,
  UnreadBadge,
  useAccountEntries,
  useSessionStatus,
  useUnreadCount,
  useUser,
  withUnread,
} from 'shared-ui';
import styled from 'styled-components';

/** The signed-in user, with a menu of links (rule 1.19). Nothing for guests. */
export function AccountMenu() {
  const user = useUser();
  const isMember = useSessionStatus() === 'member';
  const unread = useUnreadCount();
  const entries = useAccountEntries();
  if (!isMember) return null;
  return (
    <Menu
      label={withUnread(user ? `Account of ${user.name}` : 'Account', unread)}
      entries={entries}
      button={
        <AccountButton>
          {user ? <Avatar user={user} size={34} /> : <UserRound size={34} aria-hidden />}
          <Name>{user?.name ?? 'Account'}</Name>
          <UnreadBadge count={unread} />
          <ChevronDown size={18} aria-hidden />
        </AccountButton>
      }
    />
  );
}

const AccountButton = styled.span`
  display: flex;
  align-items: center;
  gap: 0.625rem;
  min-block-size: ${theme.size.target};
  padding: 0.3125rem 0.75rem 0.3125rem 0.3125rem;
  border-radius: ${theme.radius.pill};
  color: ${theme.color.text};
  background: ${theme.color.surface2};
  font-size: 0.9375rem;
  font-weight: 650;
`;

/* A long name is only cut visually: the button's accessible name is complete. */
const Name = styled.span`
  overflow: hidden;
  max-inline-size: 7rem;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

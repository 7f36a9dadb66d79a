import type { Notification, NotificationType } from 'contract/wire/notifications.contract';
import {
  CalendarCheck,
  CalendarClock,
  CalendarX,
  Heart,
  type LucideIcon,
  Mail,
  Megaphone,
  UserPlus,
  Users,
} from 'lucide-react';
import { meetingTime, PlainLink, RelativeTime, theme, typeset, VisuallyHidden } from 'shared-ui';
import styled from 'styled-components';

import { useReadNotificationsMutation } from './notifications.endpoints';

const ICONS: Record<NotificationType, LucideIcon> = {
  'meeting-booked': CalendarCheck,
  'meeting-moved': CalendarClock,
  'meeting-cancelled': CalendarX,
  invitation: UserPlus,
  'team-change': Users,
  'new-follower': Heart,
  'startup-update': Megaphone,
  letter: Mail,
};

/** One notification with a link to its page. Following the link marks it as read. */
export function NotificationLine({ notification }: { notification: Notification }) {
  const { id, type, text, url, happens_at, created_at, read_at } = notification;
  const [read] = useReadNotificationsMutation();
  const Icon = ICONS[type];

  return (
    <Line data-unread={read_at ? undefined : ''}>
      <Icon size={20} aria-hidden />
      <div>
        <Text to={url} onClick={() => !read_at && void read({ ids: [id] })}>
          {!read_at && <VisuallyHidden>Unread: </VisuallyHidden>}
          {text}
          {happens_at && (
            <>
              {' '}
              <time dateTime={happens_at}>{meetingTime(happens_at)}</time>
            </>
          )}
        </Text>
        <Time>
          <RelativeTime date={created_at} />
        </Time>
      </div>
    </Line>
  );
}

const Line = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: start;
  gap: ${theme.space[16]};
  padding-block: ${theme.space[16]};
  color: ${theme.color.text2};

  > svg { margin-block-start: 0.125rem; }
  &[data-unread] {
    color: ${theme.color.text};
    font-weight: 650;

    > svg { color: ${theme.color.accent}; }
    &::after {
      content: '';
      inline-size: 0.5rem;
      block-size: 0.5rem;
      margin-block-start: 0.5rem;
      border-radius: 50%;
      background: ${theme.color.accent};
    }
  }
`;

const Text = styled(PlainLink)`
  overflow-wrap: anywhere;

  &:hover { text-decoration: underline; }
`;

const Time = styled.p`
  ${typeset.small}
  color: ${theme.color.text3};
  font-weight: 400;
`;

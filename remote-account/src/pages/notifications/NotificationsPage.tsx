import { HeldBack, isSettled, PageTitle, theme, typeset, useReadUnreadQuery } from 'shared-ui';
import styled from 'styled-components';

import { AccountFrame } from '../../layout/AccountFrame';
import { PendingSections } from '../../layout/AccountSection';
import { CalendarSection } from './CalendarSection';
import { FollowingSection } from './FollowingSection';
import { MarkAllRead } from './MarkAllRead';
import { NotificationList } from './NotificationList';
import { useListNotificationsInfiniteQuery } from './notifications.endpoints';
import { Preferences } from './Preferences';

/** /notifications: the notifications, and the settings for them. */
export function NotificationsPage() {
  const isCounted = isSettled(useReadUnreadQuery());
  const isListed = isSettled(useListNotificationsInfiniteQuery());

  return (
    <AccountFrame>
      <PageTitle actions={<MarkAllRead />}>Notifications</PageTitle>
      <HeldBack until={isCounted}>
        <NotificationList />
      </HeldBack>
      <HeldBack until={isCounted && isListed} placeholder={<PendingSections height="16rem" />}>
        <Section aria-labelledby="preferences">
          <Heading id="preferences">Notification settings</Heading>
          <Preferences />
        </Section>
        <FollowingSection />
        <CalendarSection />
      </HeldBack>
    </AccountFrame>
  );
}

const Section = styled.section`
  margin-block-start: ${theme.space[48]};
`;

const Heading = styled.h2`
  ${typeset.h3}
  margin-block-end: ${theme.space[16]};
`;

import { PagedList } from 'shared-ui';

import { ListSheet } from '../../layout/ListSheet';
import { NotificationLine } from './NotificationLine';
import { useListNotificationsInfiniteQuery } from './notifications.endpoints';
import { useNews } from './useNews';

/** All notifications, newest first; new ones appear without a reload. */
export function NotificationList() {
  const list = useListNotificationsInfiniteQuery();
  useNews(list.data && (list.data.pages[0]?.latest ?? 0), list.refetch);
  const lines = list.data?.pages.flatMap(({ data }) => data) ?? [];

  return (
    <ListSheet>
      <PagedList
        query={list}
        what="notifications"
        label="Notifications"
        empty="Nothing yet. Meetings, invitations and followers show up here."
      >
        {lines.map((notification) => (
          <NotificationLine key={notification.id} notification={notification} />
        ))}
      </PagedList>
    </ListSheet>
  );
}

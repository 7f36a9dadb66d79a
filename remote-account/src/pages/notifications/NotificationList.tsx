import { Card, EmptyState, ErrorState, FeedEnd, FeedSkeleton, theme } from 'shared-ui';
import styled from 'styled-components';

import { NotificationLine } from './NotificationLine';
import { useListNotificationsInfiniteQuery } from './notifications.endpoints';
import { useNews } from './useNews';

/** Everything that happened, newest first; new lines appear without a reload. */
export function NotificationList() {
  const list = useListNotificationsInfiniteQuery();
  useNews(list.data && (list.data.pages[0]?.data[0]?.id ?? 0), list.refetch);
  const lines = list.data?.pages.flatMap(({ data }) => data) ?? [];

  return (
    <Sheet aria-busy={list.isFetching}>
      {list.isLoading && <FeedSkeleton label="Loading notifications..." />}
      {list.isError && !list.data && <ErrorState onRetry={list.refetch} busy={list.isFetching} />}
      {list.isSuccess && lines.length === 0 && (
        <EmptyState>Nothing yet. Meetings, invitations and followers show up here.</EmptyState>
      )}
      <List aria-label="Notifications">
        {lines.map((notification) => (
          <NotificationLine key={notification.id} notification={notification} />
        ))}
      </List>
      {list.hasNextPage && (
        <FeedEnd
          label="Loading more notifications..."
          loaded={lines.length}
          loading={list.isFetchingNextPage}
          failed={list.isFetchNextPageError}
          onReach={list.fetchNextPage}
        />
      )}
    </Sheet>
  );
}

const Sheet = styled(Card)`
  padding: ${theme.space[8]} ${theme.space[24]};
`;

const List = styled.ul`
  > li + li { border-block-start: 1px solid ${theme.color.line}; }
`;

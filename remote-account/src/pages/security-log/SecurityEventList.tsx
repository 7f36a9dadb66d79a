import { Card, EmptyState, ErrorState, FeedEnd, FeedSkeleton, theme } from 'shared-ui';
import styled from 'styled-components';

import { SecurityEventLine } from './SecurityEventLine';
import { useListSecurityEventsInfiniteQuery } from './securityLog.endpoints';

/** All that is noted, newest first, page by page. */
export function SecurityEventList() {
  const list = useListSecurityEventsInfiniteQuery();
  const events = list.data?.pages.flatMap(({ data }) => data) ?? [];

  return (
    <Sheet aria-busy={list.isFetching}>
      {list.isLoading && <FeedSkeleton label="Loading the security log..." />}
      {list.isError && !list.data && <ErrorState onRetry={list.refetch} busy={list.isFetching} />}
      {list.isSuccess && events.length === 0 && (
        <EmptyState>Nothing yet. Your next sign-in shows up here.</EmptyState>
      )}
      <List aria-label="Security log">
        {events.map((event) => (
          <SecurityEventLine key={event.id} event={event} />
        ))}
      </List>
      {list.hasNextPage && (
        <FeedEnd
          label="Loading older entries..."
          loaded={events.length}
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

import {
  EmptyState,
  ErrorState,
  FeedEnd,
  FeedSkeleton,
  theme,
  typeset,
  UpdateEntry,
  uniqueUpdates,
} from 'shared-ui';
import styled from 'styled-components';

import { useListMentoredUpdatesInfiniteQuery } from './mentoredUpdates.endpoints';

/** What the startup told its followers, newest first; older ones arrive as one scrolls. */
export function LatestUpdates({ startupId }: { startupId: string }) {
  const feed = useListMentoredUpdatesInfiniteQuery({ startupId });
  const updates = uniqueUpdates(feed.data?.pages);

  return (
    <section aria-labelledby="updates" aria-busy={feed.isFetching}>
      <Heading id="updates">Latest Updates</Heading>
      {feed.isLoading && <FeedSkeleton />}
      {feed.isError && !feed.data && <ErrorState onRetry={feed.refetch} busy={feed.isFetching} />}
      {feed.isSuccess && updates.length === 0 && (
        <EmptyState>No updates have been posted yet.</EmptyState>
      )}

      {updates.length > 0 && (
        <List aria-labelledby="updates">
          {updates.map((update) => (
            <UpdateEntry key={update.id} update={update} />
          ))}
        </List>
      )}

      {feed.hasNextPage && (
        <FeedEnd
          loaded={updates.length}
          loading={feed.isFetchingNextPage}
          failed={feed.isFetchNextPageError}
          onReach={feed.fetchNextPage}
        />
      )}
    </section>
  );
}

const Heading = styled.h2`
  ${typeset.h3}
  margin-block-end: ${theme.space[6]};
`;

const List = styled.ul`
  > li + li { border-block-start: 1px solid ${theme.color.line}; }
`;

import type { StartupUpdate } from 'api/contract/updates.contract';
import { useRef, useState } from 'react';
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

import { DeleteUpdateDialog } from './DeleteUpdateDialog';
import { useListUpdatesInfiniteQuery } from './updates.endpoints';

/** All updates of a startup, newest first; older ones arrive as one scrolls to the end. */
export function UpdateFeed({ startupId }: { startupId: string }) {
  const feed = useListUpdatesInfiniteQuery({ startupId });
  const [chosen, setChosen] = useState<StartupUpdate | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const updates = uniqueUpdates(feed.data?.pages);

  /** The pressed button is gone with its update: focus goes on from the top of the list. */
  function handleDeleted() {
    setChosen(null);
    requestAnimationFrame(() => heading.current?.focus());
  }

  return (
    <section aria-labelledby="updates" aria-busy={feed.isFetching}>
      <Heading id="updates" ref={heading} tabIndex={-1}>
        Updates
      </Heading>
      {feed.isLoading && <FeedSkeleton />}
      {feed.isError && !feed.data && <ErrorState onRetry={feed.refetch} busy={feed.isFetching} />}
      {feed.isSuccess && updates.length === 0 && (
        <EmptyState>No updates have been posted yet.</EmptyState>
      )}

      {updates.length > 0 && (
        <List aria-labelledby="updates">
          {updates.map((update) => (
            <UpdateEntry key={update.id} update={update} onDelete={() => setChosen(update)} />
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
      {chosen && (
        <DeleteUpdateDialog
          startupId={startupId}
          update={chosen}
          onDeleted={handleDeleted}
          onClose={() => setChosen(null)}
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

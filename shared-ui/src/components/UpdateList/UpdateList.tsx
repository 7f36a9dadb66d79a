import type { StartupUpdate, UpdatePage } from 'api/contract/updates.contract';
import { type Ref, useId } from 'react';
import { theme, typeset } from 'shared-ui/core';
import styled from 'styled-components';

import { uniqueUpdates } from '../../updates/uniqueUpdates';
import { EmptyState } from '../EmptyState/EmptyState';
import { ErrorState } from '../ErrorState/ErrorState';
import { FeedEnd } from '../FeedEnd/FeedEnd';
import { FeedSkeleton } from '../FeedSkeleton/FeedSkeleton';
import { UpdateEntry } from '../UpdateEntry/UpdateEntry';

interface UpdateListProps {
  title: string;
  /** Of the title, which takes the focus when what had it is gone. */
  titleRef?: Ref<HTMLHeadingElement>;
  /** As an infinite query of `updatePages` tells of itself. */
  feed: {
    data?: { pages: readonly UpdatePage[] };
    isFetching: boolean;
    isError: boolean;
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    isFetchNextPageError: boolean;
    refetch: () => void;
    fetchNextPage: () => void;
  };
  /** Given to those who may delete. */
  onDelete?: (update: StartupUpdate) => void;
}

/** All updates of a startup, newest first; older ones arrive as one scrolls to the end. */
export function UpdateList({ title, titleRef, feed, onDelete }: UpdateListProps) {
  const titleId = useId();
  const updates = uniqueUpdates(feed.data?.pages);

  return (
    <section aria-labelledby={titleId} aria-busy={feed.isFetching}>
      <Heading id={titleId} ref={titleRef} tabIndex={-1}>
        {title}
      </Heading>
      {!feed.data && !feed.isError && <FeedSkeleton />}
      {!feed.data && feed.isError && <ErrorState onRetry={feed.refetch} busy={feed.isFetching} />}
      {feed.data && updates.length === 0 && (
        <EmptyState>No updates have been posted yet.</EmptyState>
      )}

      {updates.length > 0 && (
        <List aria-labelledby={titleId}>
          {updates.map((update) => (
            <UpdateEntry
              key={update.id}
              update={update}
              onDelete={onDelete && (() => onDelete(update))}
            />
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

import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { theme } from 'shared-ui/core';
import styled from 'styled-components';

import { ErrorState } from '../ErrorState/ErrorState';
import type { PagedQuery } from '../QueryState/QueryState';
import { Spinner } from '../Spinner/Spinner';

interface FeedEndProps {
  query: PagedQuery;
  /** Number of items shown; when it grows, observation of the end starts again. */
  loaded: number;
  /** Shown while more items are loading. */
  label?: string;
}

/** More items are fetched when this share of the end is visible (rule 10.5). */
const VISIBLE_SHARE = 0.1;

/**
 * The end of a list with more items: fetches them when it becomes visible. After a failure it waits for the user's
 * press, and shows the failure until more items are loaded.
 */
export function FeedEnd({ query, loaded, label = 'Loading more updates...' }: FeedEndProps) {
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = query;
  const [failed, setFailed] = useState(isFetchNextPageError);
  if (!isFetchingNextPage && failed !== isFetchNextPageError) setFailed(isFetchNextPageError);
  const end = useRef<HTMLDivElement>(null);
  const reach = useEffectEvent(fetchNextPage);
  const watching = hasNextPage && !isFetchingNextPage && !failed;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a longer list is watched anew
  useEffect(() => {
    if (!watching || !end.current) return undefined;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && reach(), {
      threshold: VISIBLE_SHARE,
    });
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [watching, loaded]);

  if (!hasNextPage) return null;
  return (
    <End ref={end} tabIndex={-1}>
      {failed && (
        <ErrorState onRetry={fetchNextPage} busy={isFetchingNextPage} failure={query.error} />
      )}
      {isFetchingNextPage && !failed && <Spinner label={label} />}
    </End>
  );
}

const End = styled.div`
  min-block-size: ${theme.space[64]};
  padding-block: 1.125rem;
`;

import { useEffect, useEffectEvent, useRef } from 'react';
import { theme } from 'shared-ui/core';
import styled from 'styled-components';

import { ErrorState } from '../ErrorState/ErrorState';
import { Spinner } from '../Spinner/Spinner';

interface FeedEndProps {
  /** Number of items shown; when it grows, observation of the end starts again. */
  loaded: number;
  loading: boolean;
  /** True when the last request for more failed: the next one waits for the user's press. */
  failed: boolean;
  /** Shown while more items are loading. */
  label?: string;
  onReach: () => void;
}

/** More items are fetched when this share of the end is visible (rule 10.5). */
const VISIBLE_SHARE = 0.1;

/** The end of a list with more items: fetches them when it becomes visible. */
export function FeedEnd(props: FeedEndProps) {
  const { loaded, loading, failed, label = 'Loading more updates...', onReach } = props;
  const end = useRef<HTMLDivElement>(null);
  const reach = useEffectEvent(onReach);
  const watching = !loading && !failed;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a longer list is watched anew
  useEffect(() => {
    if (!watching || !end.current) return undefined;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && reach(), {
      threshold: VISIBLE_SHARE,
    });
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [watching, loaded]);

  return (
    <End ref={end} tabIndex={-1}>
      {loading && <Spinner label={label} />}
      {failed && <ErrorState onRetry={onReach} />}
    </End>
  );
}

const End = styled.div`
  min-block-size: ${theme.space[64]};
  padding-block: 1.125rem;
`;

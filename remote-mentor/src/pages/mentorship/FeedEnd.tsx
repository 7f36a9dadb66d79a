import { useEffect, useRef } from 'react';
import { ErrorState, Spinner, theme } from 'shared-ui';
import styled from 'styled-components';

interface FeedEndProps {
  /** How many are shown; when it grows, the end is watched anew. */
  loaded: number;
  loading: boolean;
  /** True when the last call for more failed: nothing more happens until somebody asks. */
  failed: boolean;
  onReach: () => void;
}

/** Share of the end that must be in view before more is fetched (SPEC §9). */
const IN_VIEW = 0.1;

/** The end of a list that has more: fetches it when reached. */
export function FeedEnd({ loaded, loading, failed, onReach }: FeedEndProps) {
  const end = useRef<HTMLDivElement>(null);
  const reach = useRef(onReach);
  reach.current = onReach;
  const watching = !loading && !failed;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a longer list is watched anew
  useEffect(() => {
    if (!watching || !end.current) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => entry?.isIntersecting && reach.current(),
      { threshold: IN_VIEW },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [watching, loaded]);

  return (
    <End ref={end}>
      {loading && <Spinner label="Loading more updates..." />}
      {failed && <ErrorState onRetry={onReach} />}
    </End>
  );
}

const End = styled.div`
  min-block-size: ${theme.space[64]};
  padding-block: 1.125rem;
`;

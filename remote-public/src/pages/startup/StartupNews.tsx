import { Heart } from 'lucide-react';
import { Button, Container, plural, RelativeTime, theme, typeset, upTo } from 'shared-ui';
import styled from 'styled-components';

import { useListStartupNewsInfiniteQuery } from '../../startup/startup.endpoints';

/** What the founders last told their followers; absent while they have said nothing. */
export function StartupNews({ startupId }: { startupId: number }) {
  const feed = useListStartupNewsInfiniteQuery({ startupId });
  const updates = feed.data?.pages.flatMap((page) => page.data) ?? [];
  if (updates.length === 0) return null;

  return (
    <Container as="section" aria-labelledby="updates">
      <Title id="updates">Latest updates</Title>
      <Feed aria-labelledby="updates">
        {updates.map(({ id, update, created_at, likes }) => (
          <li key={id}>
            <p>{update}</p>
            <Meta>
              <RelativeTime date={created_at} />
              <span>
                <Heart size={16} aria-hidden="true" />
                {plural(likes, 'like')}
              </span>
            </Meta>
          </li>
        ))}
      </Feed>
      {feed.hasNextPage && (
        <Button
          tone="ghost"
          busy={feed.isFetchingNextPage}
          busyLabel="Loading more updates..."
          onClick={() => feed.fetchNextPage()}
        >
          Load More
        </Button>
      )}
      <Space />
    </Container>
  );
}

const Title = styled.h2`
  ${typeset.d3}
  margin-block-end: ${theme.space[12]};
`;

const Feed = styled.ul`
  margin-block-end: ${theme.space[24]};

  li {
    padding-block: 1.375rem;
    border-block-end: 1px solid ${theme.color.line};
  }

  li:last-child { border-block-end: 0; }

  p { ${typeset.feed} white-space: pre-line; overflow-wrap: anywhere; }
`;

const Meta = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[4]} 1.125rem;
  margin-block-start: ${theme.space[6]};
  color: ${theme.color.text3};
  ${typeset.small}

  span { display: inline-flex; gap: ${theme.space[6]}; align-items: center; }
`;

const Space = styled.div`
  block-size: ${theme.space[88]};

  ${upTo.tablet} { block-size: ${theme.space[48]}; }
`;

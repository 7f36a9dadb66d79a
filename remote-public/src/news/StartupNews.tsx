import { Button, Container, ErrorState, failureText, theme, uniqueEntries, upTo } from 'shared-ui';
import styled from 'styled-components';
import { SectionTitle } from '../layout/SectionTitle';
import { useLoadMore } from '../layout/useLoadMore';
import { NewsEntry } from './NewsEntry';
import { useListStartupNewsInfiniteQuery } from './news.endpoints';

/** The founders' latest updates; absent when there are none. */
export function StartupNews({ startupId }: { startupId: number }) {
  const feed = useListStartupNewsInfiniteQuery({ startupId });
  const updates = uniqueEntries(feed.currentData?.pages);
  const [list, loadMore] = useLoadMore(feed);
  if (updates.length === 0) return null;

  return (
    <Section aria-labelledby="updates">
      <Container>
        <SectionTitle id="updates" size="title">
          Latest updates
        </SectionTitle>
        <Feed ref={list} aria-labelledby="updates">
          {updates.map((update) => (
            <NewsEntry key={update.id} startupId={startupId} update={update} />
          ))}
        </Feed>
        {feed.isFetchNextPageError && <ErrorState>{failureText(feed.error)}</ErrorState>}
        {feed.hasNextPage && (
          <Button
            tone="ghost"
            busy={feed.isFetchingNextPage}
            busyLabel="Loading more updates..."
            onClick={loadMore}
          >
            Load More
          </Button>
        )}
      </Container>
    </Section>
  );
}

const Section = styled.section`
  padding-block-end: ${theme.space[88]};

  h2 { margin-block-end: ${theme.space[12]}; }

  ${upTo.tablet} { padding-block-end: ${theme.space[48]}; }
`;

const Feed = styled.ul`
  max-inline-size: ${theme.size.main};
  margin-block-end: ${theme.space[16]};

  > * + * { border-block-start: 1px solid ${theme.color.line}; }
`;

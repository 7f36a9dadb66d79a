import {
  Button,
  ErrorState,
  failureText,
  plural,
  QueryState,
  theme,
  uniqueEntries,
  upTo,
  VisuallyHidden,
} from 'shared-ui';
import styled from 'styled-components';

import { useLoadMore } from '../../layout/useLoadMore';
import { isSameFilter, NO_FILTER, type StartupFilter } from './filterAddress';
import { NoMatch } from './NoMatch';
import { StartupCard } from './StartupCard';
import { StartupSkeletons } from './StartupSkeletons';
import { useListStartupsInfiniteQuery } from './startups.endpoints';

interface StartupGridProps {
  filter: StartupFilter;
  /** Clears search and seasons. */
  onShowAll(): void;
}

/** The grid for one filter: loading, dimmed, empty, failed, Load More (rules 3.10 and 3.11). */
export function StartupGrid({ filter, onShowAll }: StartupGridProps) {
  const list = useListStartupsInfiniteQuery(filter);
  /** The startups of the last filter stay, dimmed, until those of the new one are loaded. */
  const currentData = list.currentData ?? (list.error ? undefined : list.data);
  const startups = uniqueEntries(currentData?.pages);
  const [grid, loadMore] = useLoadMore(list);
  const dimmed = list.isFetching && !list.isFetchingNextPage;

  return (
    <QueryState
      query={{ ...list, currentData }}
      placeholder={<StartupSkeletons />}
      failed={failureText(list.error)}
    >
      {() => (
        <>
          <VisuallyHidden role="status">
            {dimmed ? 'Loading' : `${plural(startups.length, 'startup')} shown`}
          </VisuallyHidden>
          <Results aria-busy={dimmed} data-dimmed={dimmed || undefined}>
            {startups.length === 0 ? (
              <NoMatch isFiltered={!isSameFilter(filter, NO_FILTER)} onShowAll={onShowAll} />
            ) : (
              <Grid ref={grid} aria-label="Startups">
                {startups.map((startup, i) => (
                  <li key={startup.id}>
                    <StartupCard startup={startup} early={i < 3} />
                  </li>
                ))}
              </Grid>
            )}
          </Results>
          {list.isFetchNextPageError && <ErrorState>{failureText(list.error)}</ErrorState>}
          {list.hasNextPage && (
            <More>
              <Button
                tone="ghost"
                busy={list.isFetchingNextPage}
                busyLabel="Loading..."
                onClick={loadMore}
              >
                Load More
              </Button>
            </More>
          )}
        </>
      )}
    </QueryState>
  );
}

const Results = styled.div`
  transition: opacity ${theme.time.base};

  &[data-dimmed] { opacity: 0.55; }
`;

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${theme.space[24]};
  > li { display: grid; }

  @media (max-width: 68.75em) { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  ${upTo.tablet} { grid-template-columns: minmax(0, 1fr); }
`;

const More = styled.div`
  display: grid;
  padding-block-start: ${theme.space[48]};
  place-items: center;
`;

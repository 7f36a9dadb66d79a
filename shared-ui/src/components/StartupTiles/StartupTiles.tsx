import type { MyStartup } from 'contract/wire/my-startups.contract';
import type { ReactNode } from 'react';
import { theme, upTo } from 'shared-ui/core';
import styled from 'styled-components';

import { EmptyState } from '../EmptyState/EmptyState';
import { ErrorState } from '../ErrorState/ErrorState';
import { StartupTile } from '../StartupTile/StartupTile';
import { TileSkeleton } from '../StartupTile/TileSkeleton';

interface StartupTilesProps {
  /** Names the list. */
  label: string;
  /** The list's query; its data is undefined while it is loading. */
  query: {
    data?: readonly MyStartup[];
    isError: boolean;
    isFetching: boolean;
    refetch: () => unknown;
  };
  /** Base address of the startups' pages, e.g. '/my/startups'. */
  base: string;
  /** Shown when there is none. */
  empty: ReactNode;
}

/** The reader's startups, each with a link to its page; or the reason why none is shown. */
export function StartupTiles({ label, query, base, empty }: StartupTilesProps) {
  const { data: startups, isError, isFetching, refetch } = query;

  return (
    <>
      {isError && !startups && <ErrorState onRetry={refetch} busy={isFetching} />}
      {startups?.length === 0 && <EmptyState>{empty}</EmptyState>}
      <Grid aria-busy={isFetching} aria-label={label}>
        {!startups && !isError && <TileSkeleton />}
        {startups?.map((startup) => (
          <li key={startup.id}>
            <StartupTile startup={startup} to={`${base}/${startup.id}`} />
          </li>
        ))}
      </Grid>
    </>
  );
}

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 18rem), 1fr));
  gap: ${theme.space[24]};

  ${upTo.tablet} { gap: ${theme.space[12]}; }
`;

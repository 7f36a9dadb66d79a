import type { MyStartup } from 'contract/wire/my-startups.contract';
import type { ReactNode } from 'react';
import { theme, upTo } from 'shared-ui/core';
import styled from 'styled-components';

import { EmptyState } from '../EmptyState/EmptyState';
import { type QueryResult, QueryState } from '../QueryState/QueryState';
import { StartupTile } from '../StartupTile/StartupTile';
import { TileSkeleton } from '../StartupTile/TileSkeleton';

interface StartupTilesProps {
  /** Names the list. */
  label: string;
  query: QueryResult<readonly MyStartup[]>;
  /** Base address of the startups' pages, e.g. '/my/startups'. */
  base: string;
  /** Shown when there is none. */
  empty: ReactNode;
}

/** The reader's startups, each with a link to its page; or the reason why none is shown. */
export function StartupTiles({ label, query, base, empty }: StartupTilesProps) {
  const loading = (
    <Grid aria-label={label}>
      <TileSkeleton />
    </Grid>
  );

  return (
    <QueryState query={query} placeholder={loading}>
      {(startups) => (
        <>
          {startups.length === 0 && <EmptyState>{empty}</EmptyState>}
          <Grid aria-label={label}>
            {startups.map((startup) => (
              <li key={startup.id}>
                <StartupTile startup={startup} to={`${base}/${startup.id}`} />
              </li>
            ))}
          </Grid>
        </>
      )}
    </QueryState>
  );
}

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 18rem), 1fr));
  gap: ${theme.space[24]};

  ${upTo.tablet} { gap: ${theme.space[12]}; }
`;

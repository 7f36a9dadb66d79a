import {
  EmptyState,
  ErrorState,
  PageTitle,
  StartupTile,
  TileSkeleton,
  theme,
  upTo,
} from 'shared-ui';
import styled from 'styled-components';

import { MemberFrame } from '../../MemberFrame';
import { useListMyStartupsQuery } from './myStartups.endpoints';

/** /my/startups: every startup the reader founded or works in. */
export function MyStartupsPage() {
  const { data: startups, isError, isFetching, refetch } = useListMyStartupsQuery();

  return (
    <MemberFrame>
      <PageTitle>My Startups</PageTitle>
      {isError && !startups && <ErrorState onRetry={refetch} busy={isFetching} />}
      {startups?.length === 0 && (
        <EmptyState>
          You are not part of a startup yet. An invitation by e-mail brings you here.
        </EmptyState>
      )}
      <Grid aria-busy={isFetching} aria-label="My Startups">
        {!startups && !isError && <TileSkeleton />}
        {startups?.map((startup) => (
          <li key={startup.id}>
            <StartupTile startup={startup} to={`/my/startups/${startup.id}`} />
          </li>
        ))}
      </Grid>
    </MemberFrame>
  );
}

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 18rem), 1fr));
  gap: ${theme.space[24]};

  ${upTo.tablet} { gap: ${theme.space[12]}; }
`;

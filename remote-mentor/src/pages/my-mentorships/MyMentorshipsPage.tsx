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

import { MentorFrame } from '../../MentorFrame';
import { useListMentorshipsQuery } from './myMentorships.endpoints';

/** /my/mentorships: every startup the reader mentors. */
export function MyMentorshipsPage() {
  const { data: startups, isError, isFetching, refetch } = useListMentorshipsQuery();

  return (
    <MentorFrame>
      <PageTitle>Mentorship</PageTitle>
      {isError && !startups && <ErrorState onRetry={refetch} busy={isFetching} />}
      {startups?.length === 0 && (
        <EmptyState>You don't mentor a startup yet. The programme team assigns them.</EmptyState>
      )}
      <Grid aria-busy={isFetching} aria-label="Mentorship">
        {!startups && !isError && <TileSkeleton />}
        {startups?.map((startup) => (
          <li key={startup.id}>
            <StartupTile startup={startup} to={`/my/mentorships/${startup.id}`} />
          </li>
        ))}
      </Grid>
    </MentorFrame>
  );
}

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 18rem), 1fr));
  gap: ${theme.space[24]};

  ${upTo.tablet} { gap: ${theme.space[12]}; }
`;

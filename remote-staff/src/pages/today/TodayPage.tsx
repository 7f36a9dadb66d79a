import { ErrorState, Skeleton, theme } from 'shared-ui';
import styled from 'styled-components';

import { StaffPage } from '../../layout/StaffPage';
import { CommonJobs } from './CommonJobs';
import { useReadStaffTodayQuery } from './today.endpoints';
import { WaitingCard } from './WaitingCard';

/** /staff: pending items, each with its act, and the most frequent jobs. */
export function TodayPage() {
  const { data, error, refetch, isFetching } = useReadStaffTodayQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });

  return (
    <StaffPage section="Today" title="Today">
      <Blocks aria-busy={isFetching}>
        <CommonJobs />
        {!data && !error && <Skeleton height="16rem" />}
        {!data && error && <ErrorState onRetry={refetch} busy={isFetching} />}
        {data && (
          <Cards>
            {data.data.map((entry) => (
              <WaitingCard key={entry.kind} {...entry} />
            ))}
          </Cards>
        )}
      </Blocks>
    </StaffPage>
  );
}

const Blocks = styled.div`
  display: grid;
  gap: ${theme.space[32]};
`;

const Cards = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(26rem, 100%), 1fr));
  gap: ${theme.space[20]};
  align-items: start;
`;

import { printedAsBlock, QueryState, theme } from 'shared-ui';
import styled from 'styled-components';

import { StaffPage } from '../../layout/StaffPage';
import { CommonJobs } from './CommonJobs';
import { useReadStaffTodayQuery } from './today.endpoints';
import { WaitingCard } from './WaitingCard';

/** /staff: pending items, each with its act, and the most frequent jobs. */
export function TodayPage() {
  const query = useReadStaffTodayQuery(undefined, { refetchOnMountOrArgChange: true });

  return (
    <StaffPage section="Today" title="Today">
      <Blocks>
        <CommonJobs />
        <QueryState query={query} height="16rem">
          {({ data }) => (
            <Cards>
              {data.map((entry) => (
                <WaitingCard key={entry.kind} {...entry} />
              ))}
            </Cards>
          )}
        </QueryState>
      </Blocks>
    </StaffPage>
  );
}

const Blocks = styled.div`
  display: grid;
  gap: ${theme.space[32]};

  ${printedAsBlock(theme.space[32])}
`;

const Cards = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(26rem, 100%), 1fr));
  gap: ${theme.space[20]};
  align-items: start;
`;

import { useParams } from 'react-router-dom';
import {
  from,
  HeldBack,
  isSettled,
  printedAsBlock,
  Skeleton,
  StartupHead,
  theme,
  upTo,
  useMedia,
} from 'shared-ui';
import styled from 'styled-components';

import { StartupFrame } from '../../frame/StartupFrame';
import { useCountOwnFollowersQuery, useReadOwnStartupQuery } from '../../startup/startup.endpoints';
import { AnalyticsCard } from './analytics/AnalyticsCard';
import { AnalyticsDetails } from './analytics/AnalyticsDetails';
import { NextSession } from './NextSession';
import { TeamCard } from './TeamCard';
import { UpdateComposer } from './UpdateComposer';
import { UpdateFeed } from './UpdateFeed';

/** /my/startups/{startupId}: founders post updates for their followers here. */
export function DashboardPage() {
  const { startupId = '' } = useParams();
  const { currentData: startup, isError } = useReadOwnStartupQuery({ startupId });
  const count = useCountOwnFollowersQuery({ startupId });
  const followers = count.isError ? null : count.currentData;
  const hasAside = useMedia(from.desktop);

  return (
    <StartupFrame goesOn startupId={startupId} section="Dashboard">
      {(startup || !isError) && <StartupHead startup={startup} followers={followers} />}
      <HeldBack
        until={isSettled({ data: startup, isError })}
        placeholder={<Skeleton height="24rem" />}
      >
        <Columns>
          <Feed>
            <UpdateComposer startupId={startupId} startup={startup} />
            {!hasAside && <AnalyticsDetails startupId={startupId} />}
            <UpdateFeed startupId={startupId} />
          </Feed>
          <Aside aria-label="At a glance">
            <NextSession startupId={startupId} />
            <TeamCard startupId={startupId} />
            {hasAside && <AnalyticsCard startupId={startupId} />}
          </Aside>
        </Columns>
      </HeldBack>
    </StartupFrame>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) min(19.5rem, 38%);
  align-items: start;
  gap: ${theme.space[28]};

  ${upTo.laptop} { grid-template-columns: minmax(0, 1fr); }
  ${printedAsBlock(theme.space[28])}
`;

const Feed = styled.div`
  min-inline-size: 0;
`;

const Aside = styled.aside`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[20]};
`;

import { useParams } from 'react-router-dom';
import { StartupHead, theme, upTo } from 'shared-ui';
import styled from 'styled-components';

import { StartupFrame } from '../../StartupFrame';
import { useCountOwnFollowersQuery, useReadOwnStartupQuery } from '../../startup/startup.endpoints';
import { LazyInsight } from './insight/LazyInsight';
import { NextSession } from './NextSession';
import { TeamGlance } from './TeamGlance';
import { UpdateComposer } from './UpdateComposer';
import { UpdateFeed } from './UpdateFeed';

/** /my/startups/{startupId}: where founders tell their followers how it goes. */
export function DashboardPage() {
  const { startupId = '' } = useParams();
  const { data: startup, isError } = useReadOwnStartupQuery({ startupId });
  const { data: followers } = useCountOwnFollowersQuery({ startupId });

  return (
    <StartupFrame goesOn startupId={startupId} section="Dashboard">
      {(startup || !isError) && <StartupHead startup={startup} followers={followers} />}
      <Columns>
        <Feed>
          <UpdateComposer key={startupId} startupId={startupId} name={startup?.name} />
          <UpdateFeed startupId={startupId} />
        </Feed>
        <Aside aria-label="At a glance">
          <NextSession startupId={startupId} />
          <TeamGlance startupId={startupId} />
          <LazyInsight startupId={startupId} />
        </Aside>
      </Columns>
    </StartupFrame>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 19.5rem;
  align-items: start;
  gap: ${theme.space[28]};

  ${upTo.laptop} { grid-template-columns: minmax(0, 1fr); }
`;

const Feed = styled.div`
  min-inline-size: 0;
`;

const Aside = styled.aside`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[20]};
`;

import { Navigate, useLocation, useParams } from 'react-router-dom';
import {
  ButtonLink,
  ErrorState,
  HeldBack,
  isMissing,
  isSettled,
  PageTitle,
  printedAsBlock,
  Skeleton,
  StartupHead,
  theme,
  upTo,
} from 'shared-ui';
import styled from 'styled-components';

import { MentorFrame } from '../../frame/MentorFrame';
import { FoundersCard } from './FoundersCard';
import { LatestUpdates } from './LatestUpdates';
import { useListMentoredUpdatesInfiniteQuery } from './mentoredUpdates.endpoints';
import { useCountMentoredFollowersQuery, useReadMentorshipQuery } from './mentorship.endpoints';
import { UpcomingMeetings } from './UpcomingMeetings';

/** /my/mentorships/{startupId}: a mentored startup, read-only. */
export function MentorshipPage() {
  const { startupId = '' } = useParams();
  const query = useReadMentorshipQuery({ startupId });
  const { currentData: startup, error, isFetching, refetch } = query;
  const count = useCountMentoredFollowersQuery({ startupId });
  const followers = count.isError ? null : count.currentData;
  const updates = useListMentoredUpdatesInfiniteQuery({ startupId });
  const { search, hash } = useLocation();

  if (error && !startup) {
    const missing = isMissing(error);
    return (
      <MentorFrame section="Mentorship">
        <PageTitle>Mentorship</PageTitle>
        <ErrorState onRetry={missing ? undefined : refetch} busy={isFetching} failure={error}>
          {missing ? 'You do not mentor this startup.' : undefined}
        </ErrorState>
        {missing && (
          <ButtonLink tone="ghost" to="/my/mentorships">
            Back to Mentorship
          </ButtonLink>
        )}
      </MentorFrame>
    );
  }

  // The startup of a mailed link was merged into another one (rule 3.42).
  if (startup && String(startup.id) !== startupId)
    return <Navigate replace to={`/my/mentorships/${startup.id}${search}${hash}`} />;

  return (
    <MentorFrame section="Mentorship" startup={startup}>
      <StartupHead startup={startup} followers={followers} />
      {/* Another startup begins anew: nothing that was loaded or opened for this one stays. */}
      <HeldBack
        key={startupId}
        until={startup !== undefined}
        placeholder={<Skeleton height="24rem" />}
      >
        <Columns>
          <LatestUpdates startupId={startupId} />
          <HeldBack
            until={isSettled({ data: updates.currentData, isError: updates.isError })}
            where={upTo.laptop}
          >
            <Aside>
              <UpcomingMeetings startupId={startupId} />
              <FoundersCard startupId={startupId} />
            </Aside>
          </HeldBack>
        </Columns>
      </HeldBack>
    </MentorFrame>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) min(21rem, 38%);
  align-items: start;
  gap: ${theme.space[28]};

  ${upTo.laptop} { grid-template-columns: minmax(0, 1fr); }
  ${printedAsBlock(theme.space[28])}
`;

const Aside = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[20]};
`;

import { useParams } from 'react-router-dom';
import {
  CalendarHint,
  EmptyState,
  ErrorState,
  fullName,
  ownZone,
  PageTitle,
  RecentSessions,
  Skeleton,
  theme,
  typeset,
  zoneName,
} from 'shared-ui';
import styled from 'styled-components';
import { StartupFrame } from '../../frame/StartupFrame';
import { useListMentorsQuery } from '../../meetings/mentors.endpoints';
import { MentorCard } from './MentorCard';
import { OpenProposals } from './OpenProposals';

/** /my/startups/{startupId}/mentorship: who mentors it, and when they meet. */
export function MentorshipPage() {
  const { startupId = '' } = useParams();
  const query = useListMentorsQuery({ startupId });
  const { currentData: mentors, isError, isFetching, refetch } = query;
  const zone = <Zone>Times shown in {zoneName(ownZone(), new Date())}</Zone>;

  return (
    <StartupFrame startupId={startupId} section="Mentorship">
      <PageTitle actions={zone}>Mentorship</PageTitle>
      <OpenProposals startupId={startupId} />
      {!mentors && !isError && <Skeleton height="14rem" />}
      {isError && !mentors && <ErrorState onRetry={refetch} busy={isFetching} />}
      {mentors?.length === 0 && <EmptyState>You don't have any assigned mentors yet.</EmptyState>}
      <Cards>
        {mentors?.map((mentor) => (
          <MentorCard key={mentor.id} startupId={startupId} mentor={mentor} />
        ))}
      </Cards>
      <RecentSessions
        startup={startupId}
        toOf={({ id }) => `/my/startups/${startupId}/meetings/${id}`}
        about={({ mentor }) => fullName(mentor)}
      />
      {mentors && mentors.length > 0 && <CalendarHint />}
    </StartupFrame>
  );
}

const Zone = styled.p`
  ${typeset.small}
  color: ${theme.color.text2};
`;

const Cards = styled.div`
  display: grid;
  gap: 1.375rem;
`;

import { useParams } from 'react-router-dom';
import { ButtonLink, EmptyState, ErrorState, PageTitle, Skeleton } from 'shared-ui';
import styled from 'styled-components';

import { MentorFrame } from '../../MentorFrame';
import { CancelForm } from './CancelForm';
import { MeetingCard } from './MeetingCard';
import { type OwnMeeting, useReadOwnMeetingQuery } from './ownMeeting.endpoints';

/** /my/mentorships/agenda/{meetingId}: one session; agenda and mails lead here to answer it. */
export function MeetingPage() {
  const { meetingId = '' } = useParams();
  const { data: meeting, error, isFetching, refetch } = useReadOwnMeetingQuery({ id: meetingId });
  const missing = error && 'status' in error && error.status === 404;

  return (
    <MentorFrame section="Agenda">
      <PageTitle>
        {meeting ? <Name>Session with {meeting.startup.name}</Name> : 'Session'}
      </PageTitle>
      {!meeting && !error && <Skeleton height="20rem" />}
      {error && !meeting && (
        <ErrorState onRetry={missing ? undefined : refetch} busy={isFetching}>
          {missing ? 'You do not mentor this session.' : undefined}
        </ErrorState>
      )}
      {meeting && (
        <MeetingCard meeting={meeting}>
          {meeting.state === 'ahead' ? (
            <CancelForm key={meeting.id} meeting={meeting} />
          ) : (
            <EmptyState>{becameOf(meeting)}</EmptyState>
          )}
        </MeetingCard>
      )}
      {(meeting || missing) && (
        <ButtonLink tone="ghost" to="/my/mentorships/agenda">
          Back to Agenda
        </ButtonLink>
      )}
    </MentorFrame>
  );
}

function becameOf({ state, cancel_reason }: OwnMeeting): string {
  if (state === 'begun') return 'This session has begun: it can no longer be changed.';
  return cancel_reason
    ? `This session is cancelled: “${cancel_reason}”`
    : 'This session is cancelled.';
}

const Name = styled.span`
  overflow-wrap: anywhere;
`;

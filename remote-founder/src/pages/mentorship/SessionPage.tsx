import { useParams } from 'react-router-dom';
import {
  ButtonLink,
  ErrorState,
  fullName,
  PageTitle,
  SessionCard,
  SessionRecord,
  Skeleton,
  useReadMeetingRecordQuery,
} from 'shared-ui';
import styled from 'styled-components';
import { StartupFrame } from '../../frame/StartupFrame';
import { RECURRENCE } from '../../meetings/recurrence';

/** /my/startups/{startupId}/meetings/{meetingId}: one session of the startup, and its record. */
export function SessionPage() {
  const { startupId = '', meetingId = '' } = useParams();
  const query = useReadMeetingRecordQuery({ meetingId: Number(meetingId) });
  const { currentData, error, isFetching, refetch } = query;
  const isElsewhere = currentData && String(currentData.meeting.startup.id) !== startupId;
  const missing = isElsewhere || (error && 'status' in error && error.status === 404);
  const record = isElsewhere ? undefined : currentData;

  return (
    <StartupFrame startupId={startupId} section="Mentorship">
      <PageTitle>
        {record ? <Name>Session with {fullName(record.meeting.mentor)}</Name> : 'Session'}
      </PageTitle>
      {!record && !error && !missing && <Skeleton height="20rem" />}
      {(error || missing) && !record && (
        <ErrorState onRetry={missing ? undefined : refetch} busy={isFetching}>
          {missing ? 'Your team takes no part in this session.' : undefined}
        </ErrorState>
      )}
      {record && (
        <>
          <SessionCard
            meeting={record.meeting}
            note={RECURRENCE[record.meeting.recurrence].label}
            cancelled={record.cancelled}
            side={record.side}
          />
          <SessionRecord key={record.meeting.id} meetingId={record.meeting.id} />
        </>
      )}
      {(record || missing) && (
        <ButtonLink tone="ghost" to={`/my/startups/${startupId}/mentorship`}>
          Back to Mentorship
        </ButtonLink>
      )}
    </StartupFrame>
  );
}

const Name = styled.span`
  overflow-wrap: anywhere;
`;

import { useParams } from 'react-router-dom';
import {
  ButtonLink,
  ErrorState,
  fullName,
  isMissing,
  PageTitle,
  QueryState,
  SessionCard,
  SessionRecord,
  useReadMeetingRecordQuery,
} from 'shared-ui';
import styled from 'styled-components';
import { StartupFrame } from '../../frame/StartupFrame';
import { RECURRENCE } from '../../meetings/recurrence';

/** /my/startups/{startupId}/meetings/{meetingId}: one session of the startup, and its record. */
export function SessionPage() {
  const { startupId = '', meetingId = '' } = useParams();
  const query = useReadMeetingRecordQuery({ meetingId: Number(meetingId) });
  const { currentData, error } = query;
  const isElsewhere = currentData && String(currentData.meeting.startup.id) !== startupId;
  const missing = isElsewhere || isMissing(error);
  const record = isElsewhere ? undefined : currentData;
  const notTheirs = <ErrorState>This session does not belong to your startup.</ErrorState>;

  return (
    <StartupFrame startupId={startupId} section="Mentorship">
      <PageTitle>
        {record ? <Name>Session with {fullName(record.meeting.mentor)}</Name> : 'Session'}
      </PageTitle>
      <QueryState query={query} height="20rem" missing={notTheirs}>
        {({ meeting, cancelled, side }) =>
          isElsewhere ? (
            notTheirs
          ) : (
            <>
              <SessionCard
                meeting={meeting}
                note={RECURRENCE[meeting.recurrence].label}
                cancelled={cancelled}
                side={side}
              />
              <SessionRecord key={meeting.id} meetingId={meeting.id} />
            </>
          )
        }
      </QueryState>
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

import { useParams } from 'react-router-dom';
import {
  AsideCard,
  ButtonLink,
  EmptyState,
  ErrorState,
  FailurePlace,
  HeldBack,
  isMissing,
  isSettled,
  PageTitle,
  QueryState,
  SessionCard,
  SessionRecord,
  TextLink,
  theme,
  upTo,
  useFocusHome,
  useReadMeetingRecordQuery,
} from 'shared-ui';
import styled from 'styled-components';

import { MentorFrame } from '../../frame/MentorFrame';
import { seriesText } from '../../meetings/seriesText';
import { CancelForm } from './CancelForm';
import { Clash } from './Clash';
import {
  type OwnMeeting,
  useListFreeTimesQuery,
  useReadOwnMeetingQuery,
} from './ownMeeting.endpoints';
import { Proposed } from './Proposed';
import { ProposeForm } from './ProposeForm';

/** /my/mentorships/agenda/{meetingId}: one session; agenda and mails link here for the mentor's reply. */
export function MeetingPage() {
  const { meetingId = '' } = useParams();
  const query = useReadOwnMeetingQuery({ id: meetingId });
  const { currentData: meeting, error } = query;
  const [title, goToTitle] = useFocusHome<HTMLSpanElement>();
  const missing = isMissing(error);
  const record = useReadMeetingRecordQuery({ meetingId: Number(meetingId) }, { skip: !meeting });
  const isMovable = meeting !== undefined && movable(meeting);
  const free = useListFreeTimesQuery({ id: Number(meetingId) }, { skip: !isMovable });

  return (
    <MentorFrame section="Agenda">
      <PageTitle>
        {meeting ? (
          <Name ref={title} tabIndex={-1}>
            Session with {meeting.startup.name}
          </Name>
        ) : (
          'Session'
        )}
      </PageTitle>
      <FailurePlace onLost={goToTitle}>
        <QueryState
          query={query}
          height="20rem"
          missing={<ErrorState>You do not mentor this session.</ErrorState>}
        >
          {(own) => (
            <SessionCard
              meeting={own}
              note={seriesText(own)}
              cancelled={own.cancelled}
              side="mentor"
            >
              {cancellable(own) && (
                <Ways>
                  <TextLink href={`#${PROPOSE}`}>Propose other times</TextLink>
                  <TextLink href={`#${CANCEL}`}>Cancel</TextLink>
                </Ways>
              )}
              {own.state === 'begun' && (
                <EmptyState>
                  This session has begun. It can no longer be moved or cancelled.
                </EmptyState>
              )}
              {own.clashes && <Clash meeting={own} onKept={goToTitle} />}
              <Proposed key={own.id} meeting={own} onWithdrawn={goToTitle} />
            </SessionCard>
          )}
        </QueryState>
        {meeting && <SessionRecord key={`record-${meeting.id}`} meetingId={meeting.id} />}
        <HeldBack until={missing || isSettled(record)}>
          {meeting && cancellable(meeting) && (
            <Acts key={meeting.id}>
              <AsideCard id={PROPOSE} title="Propose other times">
                {isMovable ? <ProposeForm meeting={meeting} /> : <EmptyState>{LEFT}</EmptyState>}
              </AsideCard>
              <HeldBack until={!isMovable || isSettled(free)} where={upTo.laptop}>
                <AsideCard id={CANCEL} title="Cancel">
                  <CancelForm meeting={meeting} onCancelled={goToTitle} />
                </AsideCard>
              </HeldBack>
            </Acts>
          )}
          {(meeting || missing) && (
            <ButtonLink tone="ghost" to="/my/mentorships/agenda">
              Back to Agenda
            </ButtonLink>
          )}
        </HeldBack>
      </FailurePlace>
    </MentorFrame>
  );
}

const cancellable = ({ state }: OwnMeeting) => state === 'ahead';
const movable = (meeting: OwnMeeting) => cancellable(meeting) && meeting.assigned;

/** The ids of the two forms, which the links above lead to: on a phone they are far down the page. */
const [PROPOSE, CANCEL] = ['propose', 'cancel'];

const LEFT = 'This mentorship has ended. You can cancel the session, but not move it.';

const Ways = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[8]} ${theme.space[20]};
`;

const Acts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) min(24rem, 42%);
  align-items: start;
  gap: ${theme.space[20]};
  margin-block-end: ${theme.space[20]};

  ${upTo.laptop} { grid-template-columns: minmax(0, 1fr); }
`;

const Name = styled.span`
  display: block;
  scroll-margin-block-start: 1.5rem;
  overflow-wrap: anywhere;
`;

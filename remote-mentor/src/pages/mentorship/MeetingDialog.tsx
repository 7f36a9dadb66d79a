import type { Meeting } from 'api/contract/meetings.contract';
import {
  ButtonLink,
  CalendarFile,
  DatePlate,
  Dialog,
  meetingSpan,
  ownZone,
  theme,
  utcMoment,
  zoneName,
} from 'shared-ui';
import styled from 'styled-components';

interface MeetingDialogProps {
  meeting: Meeting;
  onClose: () => void;
}

/** Everything about one meeting: its full date and time, and the clock they are told by. */
export function MeetingDialog({ meeting, onClose }: MeetingDialogProps) {
  const { start_time, end_time, recurrence, join_url } = meeting;

  return (
    <Dialog
      open
      size="sm"
      title="Meeting details"
      icon={<DatePlate time={start_time} />}
      onClose={onClose}
    >
      <Span>{meetingSpan(start_time, end_time)}</Span>
      <Quiet>{zoneName(ownZone(), utcMoment(start_time))}</Quiet>
      {recurrence !== 'none' && <Quiet>Recurring {recurrence} meeting</Quiet>}
      <Acts>
        {join_url && (
          <ButtonLink size="sm" href={join_url} target="_blank">
            Join the session
          </ButtonLink>
        )}
        <CalendarFile meetingId={meeting.id} />
      </Acts>
    </Dialog>
  );
}

const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[12]};
  margin-block-start: ${theme.space[20]};
`;

const Span = styled.p`
  font-size: 1.0625rem;
  font-weight: 700;
`;

const Quiet = styled.p`
  margin-block-start: ${theme.space[4]};
  color: ${theme.color.text2};
`;

import type { Meeting, Mentor } from 'api/contract/meetings.contract';
import {
  ButtonLink,
  CalendarFile,
  DatePlate,
  Dialog,
  fullName,
  meetingSpan,
  ownZone,
  theme,
  utcMoment,
  zoneName,
} from 'shared-ui';
import styled from 'styled-components';

import { RECURRENCE } from '../../meetings/recurrence';

interface DetailsDialogProps {
  meeting: Meeting;
  mentor: Mentor;
  onClose: () => void;
}

/** One meeting with its full date and time. */
export function DetailsDialog({ meeting, mentor, onClose }: DetailsDialogProps) {
  const { start_time, end_time, recurrence, room_id, join_url } = meeting;
  const { label, help } = RECURRENCE[recurrence];

  return (
    <Dialog
      open
      size="sm"
      title={`Session with ${fullName(mentor.user)}`}
      icon={<DatePlate time={start_time} />}
      onClose={onClose}
    >
      <Span>{meetingSpan(start_time, end_time)}</Span>
      <Quiet>{zoneName(ownZone(), utcMoment(start_time))}</Quiet>
      <Quiet>
        {label}: {help.toLowerCase()}. Room {room_id}.
      </Quiet>
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

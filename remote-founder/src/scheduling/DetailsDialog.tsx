import type { Meeting, Mentor } from 'contract/wire/meetings.contract';
import { fullName, MeetingDialog } from 'shared-ui';

import { RECURRENCE } from '../meetings/recurrence';

interface DetailsDialogProps {
  meeting: Meeting;
  mentor: Mentor;
  onClose: () => void;
}

/** One meeting with its full date and time. */
export function DetailsDialog({ meeting, mentor, onClose }: DetailsDialogProps) {
  const { label, help } = RECURRENCE[meeting.recurrence];

  return (
    <MeetingDialog
      meeting={meeting}
      title={`Session with ${fullName(mentor.user)}`}
      onClose={onClose}
    >
      {label}: {help.toLowerCase()}.{meeting.room_name && ` Room: ${meeting.room_name}.`}
    </MeetingDialog>
  );
}

import type { Meeting } from 'contract/wire/meetings.contract';
import { ConfirmDialog, meetingTime } from 'shared-ui';

import { type Scope, useCancelMeetingMutation } from '../meetings/meetings.endpoints';
import { SeriesQuestion } from './SeriesQuestion';

interface CancelDialogProps {
  startupId: string;
  meeting: Meeting;
  onCancelled: () => void;
  onClose: () => void;
}

/** Asks before a meeting is deleted; for a recurring one: only this one, also the following, or all remaining. */
export function CancelDialog(props: CancelDialogProps) {
  const { startupId, meeting, onCancelled, onClose } = props;
  const [cancelMeeting] = useCancelMeetingMutation();
  const dialog = {
    title: 'Delete Meeting',
    busyLabel: 'Deleting...',
    onDone: onCancelled,
    onClose,
  };
  const cancel = (scope: Scope) => cancelMeeting({ startupId, meetingId: meeting.id, scope });
  const doneOf = (scope: Scope) => DELETED[scope](meetingTime(meeting.start_time));

  if (meeting.recurrence === 'none') {
    return (
      <ConfirmDialog
        {...dialog}
        text="Are you sure you want to delete this meeting?"
        confirmLabel="Delete"
        done={doneOf('occurrence')}
        onConfirm={() => cancel('occurrence')}
      />
    );
  }
  return (
    <SeriesQuestion
      {...dialog}
      warning={`This is a recurring ${meeting.recurrence} meeting.`}
      acts={{
        occurrence: 'Delete This Occurrence Only',
        following: 'Delete This and Following',
        schedule: 'Delete Full Schedule',
      }}
      doneOf={doneOf}
      onChoose={cancel}
    />
  );
}

const DELETED: Record<Scope, (time: string) => string> = {
  occurrence: (time) => `The meeting at ${time} is deleted.`,
  following: (time) => `The meeting at ${time} and all following meetings are deleted.`,
  schedule: () => 'All upcoming meetings of this schedule are deleted.',
};

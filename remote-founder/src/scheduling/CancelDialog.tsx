import type { Meeting } from 'contract/wire/meetings.contract';
import { ConfirmDialog, failureText, meetingTime, useToast } from 'shared-ui';

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
  const toast = useToast();
  const [cancelMeeting, cancelling] = useCancelMeetingMutation();
  const busy = cancelling.isLoading ? cancelling.originalArgs?.scope : undefined;
  const error = failureText(cancelling.error);

  async function cancel(scope: Scope) {
    const done = await cancelMeeting({ startupId, meetingId: meeting.id, scope });
    if (done.error) return;
    toast.success(DELETED[scope](meetingTime(meeting.start_time)));
    onCancelled();
  }

  if (meeting.recurrence === 'none') {
    return (
      <ConfirmDialog
        title="Delete Meeting"
        text="Are you sure you want to delete this meeting?"
        confirmLabel="Delete"
        busyLabel="Deleting..."
        busy={busy !== undefined}
        error={error}
        onConfirm={() => cancel('occurrence')}
        onClose={onClose}
      />
    );
  }
  return (
    <SeriesQuestion
      title="Delete Meeting"
      warning={`This is a recurring ${meeting.recurrence} meeting.`}
      acts={{
        occurrence: 'Delete This Occurrence Only',
        following: 'Delete This and Following',
        schedule: 'Delete Full Schedule',
      }}
      busyLabel="Deleting..."
      tone="danger"
      busy={busy}
      error={error}
      onChoose={cancel}
      onClose={onClose}
    />
  );
}

const DELETED: Record<Scope, (time: string) => string> = {
  occurrence: (time) => `The meeting at ${time} is deleted.`,
  following: (time) => `The meeting at ${time} and all that follow it are deleted.`,
  schedule: () => 'All meetings of this schedule that are still ahead are deleted.',
};

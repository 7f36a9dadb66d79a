import type { Mentor, Recurrence } from 'api/contract/meetings.contract';
import { useState } from 'react';
import { Button, failureText, utcMoment } from 'shared-ui';

import { useAttemptKey } from '../../attempt/attemptKey';
import { useBookMeetingMutation } from '../../meetings/meetings.endpoints';
import type { Slot } from '../../meetings/slot';
import { LastStep } from './LastStep';
import { RecurrenceChoice } from './RecurrenceChoice';
import { SeriesPreview } from './SeriesPreview';

interface BookStepProps {
  startupId: string;
  mentor: Mentor;
  slot: Slot;
  zone: string;
  onRefuse: (message: string) => void;
  onClose: () => void;
}

/** The last step of a new session: whether it repeats, and the booking itself. */
export function BookStep({ startupId, mentor, slot, zone, onRefuse, onClose }: BookStepProps) {
  const keyOf = useAttemptKey();
  const [recurrence, setRecurrence] = useState<Recurrence>('none');
  const [bookMeeting, booking] = useBookMeetingMutation();

  async function handleBook() {
    const wish = { startupId, mentorId: mentor.id, slot, recurrence };
    const { error } = await bookMeeting({ ...wish, idempotencyKey: keyOf(wish) });
    if (error) onRefuse(failureText(error) ?? '');
    else onClose();
  }

  return (
    <LastStep
      acts={
        <>
          <Button tone="soft" disabled={booking.isLoading} onClick={onClose}>
            Cancel
          </Button>
          <Button
            tone="gradient"
            busy={booking.isLoading}
            busyLabel="Scheduling..."
            onClick={handleBook}
          >
            Book Meeting
          </Button>
        </>
      }
    >
      <RecurrenceChoice value={recurrence} onChange={setRecurrence} />
      <SeriesPreview start={utcMoment(slot.start_time)} recurrence={recurrence} zone={zone} />
    </LastStep>
  );
}

import type { AvailableSlot, Mentor, Recurrence } from 'contract/wire/meetings.contract';
import { useRef, useState } from 'react';
import {
  Button,
  clashText,
  type Failure,
  fullName,
  meetingTime,
  takenStarts,
  useAttempt,
  useToast,
} from 'shared-ui';

import { isTimeTaken } from '../meetings/isTimeTaken';
import { useBookMeetingMutation, useReadSeriesQuery } from '../meetings/meetings.endpoints';
import { LastStep } from './LastStep';
import { RecurrenceChoice } from './RecurrenceChoice';
import { SeriesClash } from './SeriesClash';
import { SeriesPreview } from './SeriesPreview';

interface BookStepProps {
  startupId: string;
  mentor: Mentor;
  slot: AvailableSlot;
  /** Called with true while the booking is in progress. */
  onBusy: (busy: boolean) => void;
  onRefuse: (message: string) => void;
  onClose: () => void;
}

/** The last step of a new session: its recurrence, and the booking itself. */
export function BookStep(props: BookStepProps) {
  const { startupId, mentor, slot, onBusy, onRefuse, onClose } = props;
  const attempt = useAttempt();
  const [recurrence, setRecurrence] = useState<Recurrence>('none');
  const toast = useToast();
  const [bookMeeting, booking] = useBookMeetingMutation();
  const series = useReadSeriesQuery(
    { startupId, mentorId: mentor.id, slot, recurrence },
    { skip: recurrence === 'none' },
  );
  const plan = recurrence === 'none' ? undefined : series.currentData;
  const taken = laterDates(booking.error, slot);
  /** The last request, and the end of its series that was known at that time. */
  const sent = useRef<{ text: string; until?: string | undefined }>({ text: '' });

  function handleRepeat(next: Recurrence) {
    if (booking.isLoading) return;
    setRecurrence(next);
    booking.reset();
  }

  async function book(skip: boolean) {
    const input = { startupId, mentorId: mentor.id, slot, recurrence, skip };
    const text = JSON.stringify(input);
    // A retry under the same key sends the same request, even if the plan has loaded meanwhile.
    if (sent.current.text !== text) sent.current = { text, until: plan?.recurrence_until };
    const { until } = sent.current;
    onBusy(true);
    const { error } = await attempt(input, (idempotencyKey) =>
      bookMeeting({ ...input, until, idempotencyKey }),
    );
    onBusy(false);
    if (error) {
      if (isTimeTaken(error) && !laterDates(error, slot).length) onRefuse(clashText(error));
      return;
    }
    toast.success(
      `${BOOKED_LABELS[recurrence]} with ${fullName(mentor.user)}: ${meetingTime(slot.start_time)}.`,
    );
    onClose();
  }

  return (
    <LastStep
      failure={isTimeTaken(booking.error) ? undefined : booking.error}
      acts={
        <>
          <Button tone="soft" disabled={booking.isLoading} onClick={onClose}>
            Cancel
          </Button>
          <Button
            tone="gradient"
            busy={booking.isLoading}
            busyLabel="Scheduling..."
            onClick={() => book(false)}
          >
            Book Meeting
          </Button>
        </>
      }
    >
      <RecurrenceChoice value={recurrence} disabled={booking.isLoading} onChange={handleRepeat} />
      {recurrence !== 'none' && (
        <SeriesPreview
          plan={plan}
          recurrence={recurrence}
          mentor={mentor.user.name}
          onRetry={series.isError ? series.refetch : undefined}
        />
      )}
      {taken.length > 0 && (
        <SeriesClash taken={taken} busy={booking.isLoading} onBookRest={() => book(true)} />
      )}
    </LastStep>
  );
}

const BOOKED_LABELS: Record<Recurrence, string> = {
  none: 'You have booked a meeting',
  weekly: 'You have booked weekly meetings',
  monthly: 'You have booked monthly meetings',
};

/** Taken dates of a series whose first date is free: only then there is a choice. */
function laterDates(failure: Failure, slot: AvailableSlot): string[] {
  const taken = takenStarts(failure);
  return taken.includes(slot.start_time) ? [] : taken;
}

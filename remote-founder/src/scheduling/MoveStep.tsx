import type { AvailableSlot, Meeting } from 'contract/wire/meetings.contract';
import { useEffect, useRef } from 'react';
import { Button, clashText, meetingTime, theme, useAttempt, useToast } from 'shared-ui';
import styled from 'styled-components';

import { isTimeTaken } from '../meetings/isTimeTaken';
import { type Scope, useMoveMeetingMutation } from '../meetings/meetings.endpoints';
import { LastStep } from './LastStep';
import { SeriesWarning } from './SeriesWarning';

interface MoveStepProps {
  startupId: string;
  meeting: Meeting;
  slot: AvailableSlot;
  /** Called with true while the move is in progress. */
  onBusy: (busy: boolean) => void;
  onRefuse: (message: string) => void;
  onMoved: () => void;
  onClose: () => void;
}

/** The last step of a move; for a recurring meeting: only this one, also the following, or all remaining. */
export function MoveStep(props: MoveStepProps) {
  const { startupId, meeting, slot, onBusy, onRefuse, onMoved, onClose } = props;
  const first = useRef<HTMLButtonElement>(null);
  const attempt = useAttempt();
  const toast = useToast();
  const [moveMeeting, moving] = useMoveMeetingMutation();
  const running = moving.isLoading ? moving.originalArgs?.scope : undefined;
  const recurring = meeting.recurrence !== 'none';

  useEffect(() => first.current?.focus(), []);

  async function handleMove(scope: Scope) {
    const input = { startupId, meetingId: meeting.id, scope, slot };
    onBusy(true);
    const { error } = await attempt(input, (idempotencyKey) =>
      moveMeeting({ ...input, idempotencyKey }),
    );
    onBusy(false);
    if (error) {
      if (isTimeTaken(error)) onRefuse(clashText(error));
      return;
    }
    toast.success(MOVED[scope](meetingTime(slot.start_time)));
    onMoved();
  }

  const size = recurring ? ('sm' as const) : ('md' as const); // so that three buttons and Cancel fit in one row
  const act = (scope: Scope) => ({
    size,
    busy: running === scope,
    busyLabel: 'Scheduling...',
    disabled: running !== undefined && running !== scope,
    onClick: () => handleMove(scope),
  });

  return (
    <LastStep
      failure={isTimeTaken(moving.error) ? undefined : moving.error}
      acts={
        <>
          <Button tone="soft" size={size} disabled={running !== undefined} onClick={onClose}>
            Cancel
          </Button>
          <Button ref={first} tone={recurring ? 'ghost' : 'gradient'} {...act('occurrence')}>
            {recurring ? 'Update This Occurrence Only' : 'Update Meeting'}
          </Button>
          {recurring && (
            <>
              <Button tone="ghost" {...act('following')}>
                Update This and Following
              </Button>
              <Button tone="gradient" {...act('schedule')}>
                Update Full Schedule
              </Button>
            </>
          )}
        </>
      }
    >
      {recurring && (
        <SeriesWarning>This is a recurring {meeting.recurrence} meeting.</SeriesWarning>
      )}
      <Text>
        From {meetingTime(meeting.start_time)} to {meetingTime(slot.start_time)}
      </Text>
    </LastStep>
  );
}

const MOVED: Record<Scope, (time: string) => string> = {
  occurrence: (time) => `The meeting is moved to ${time}.`,
  following: (time) => `This meeting is moved to ${time}, together with the following ones.`,
  schedule: (time) => `The full schedule is moved. This meeting is now at ${time}.`,
};

const Text = styled.p`
  margin-block-start: ${theme.space[12]};
  color: ${theme.color.text2};
`;

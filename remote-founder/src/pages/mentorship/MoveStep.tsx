import type { AvailableSlot, Meeting } from 'api/contract/meetings.contract';
import { useEffect, useRef } from 'react';
import { Button, meetingTime, theme, useToast } from 'shared-ui';
import styled from 'styled-components';

import { refusalText } from '../../meetings/clash';
import { type Scope, useMoveMeetingMutation } from '../../meetings/meetings.endpoints';
import { LastStep } from './LastStep';
import { SeriesWarning } from './SeriesWarning';

interface MoveStepProps {
  startupId: string;
  meeting: Meeting;
  slot: AvailableSlot;
  onRefuse: (message: string) => void;
  onMoved: () => void;
  onClose: () => void;
}

/** The last step of a move: of a meeting that repeats, whether only it or all to come. */
export function MoveStep(props: MoveStepProps) {
  const { startupId, meeting, slot, onRefuse, onMoved, onClose } = props;
  const first = useRef<HTMLButtonElement>(null);
  const toast = useToast();
  const [moveMeeting, moving] = useMoveMeetingMutation();
  const running = moving.isLoading ? moving.originalArgs?.scope : undefined;
  const recurring = meeting.recurrence !== 'none';

  useEffect(() => first.current?.focus(), []);

  async function handleMove(scope: Scope) {
    const { error } = await moveMeeting({ startupId, meetingId: meeting.id, scope, slot });
    if (error) return onRefuse(refusalText(error));
    const time = meetingTime(slot.start_time);
    toast.success(
      scope === 'schedule'
        ? `The full schedule is moved: this meeting is now at ${time}.`
        : `The meeting is moved to ${time}.`,
    );
    onMoved();
  }

  const act = (scope: Scope) => ({
    busy: running === scope,
    busyLabel: 'Scheduling...',
    disabled: running !== undefined && running !== scope,
    onClick: () => handleMove(scope),
  });

  return (
    <LastStep
      acts={
        <>
          <Button tone="soft" disabled={running !== undefined} onClick={onClose}>
            Cancel
          </Button>
          <Button ref={first} tone={recurring ? 'ghost' : 'gradient'} {...act('occurrence')}>
            {recurring ? 'Update This Occurrence Only' : 'Update Meeting'}
          </Button>
          {recurring && (
            <Button tone="gradient" {...act('schedule')}>
              Update Full Schedule
            </Button>
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

const Text = styled.p`
  margin-block-start: ${theme.space[12]};
  color: ${theme.color.text2};
`;

import type { AvailableSlot } from 'contract/wire/meetings.contract';
import { CalendarSearch } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button, meetingTime, theme, typeset, VisuallyHidden } from 'shared-ui';
import styled from 'styled-components';

import type { Choice } from './choice';

interface NextFreeTimeProps {
  /** The free time to select; undefined when there is none, or while unknown. */
  next: { day: string; slot: AvailableSlot } | undefined;
  /** Whether the free times are known. */
  known: boolean;
  choice: Choice;
  onChoose: (next: { day: string; slot: AvailableSlot }) => void;
  /** Given when the fetch failed: repeats it. */
  onRetry?: () => void;
}

/**
 * A press selects the next free time. An early press waits until it is known, unless another time is selected
 * meanwhile. The focus stays on the button for the next press.
 */
export function NextFreeTime({ next, known, choice, onChoose, onRetry }: NextFreeTimeProps) {
  const [wantedAt, setWantedAt] = useState<Choice | null>(null);
  const waiting = wantedAt === choice;

  useEffect(() => {
    if (!waiting || !(next || known)) return;
    setWantedAt(null);
    if (next) onChoose(next);
  });

  function handlePress() {
    if (next) return onChoose(next);
    setWantedAt(choice);
    onRetry?.();
  }

  return (
    <Root>
      <Button
        tone="soft"
        size="sm"
        busy={waiting && !onRetry}
        busyLabel="Looking..."
        onClick={handlePress}
      >
        <CalendarSearch size={18} aria-hidden />
        Next free time
      </Button>
      <None role="status">
        {onRetry && 'The free times could not be loaded.'}
        {known && !next && 'No later free times.'}
      </None>
      <VisuallyHidden role="status">
        {choice.slot && `Selected: ${meetingTime(choice.slot.start_time)}`}
      </VisuallyHidden>
    </Root>
  );
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[8]} ${theme.space[12]};
  margin-block-end: ${theme.space[16]};
`;

const None = styled.p`
  ${typeset.small}
  color: ${theme.color.text2};
`;

import type { AvailableSlot } from 'contract/wire/meetings.contract';
import { CalendarSearch } from 'lucide-react';
import { Button, meetingTime, theme, typeset, VisuallyHidden } from 'shared-ui';
import styled from 'styled-components';

interface NextFreeTimeProps {
  /** The free time it leads to; undefined when there is none, or while it is not known. */
  next: { day: string; slot: AvailableSlot } | undefined;
  /** Whether it is known what is free. */
  known: boolean;
  /** The one that is selected now. */
  slot: AvailableSlot | null;
  onChoose: (next: { day: string; slot: AvailableSlot }) => void;
}

/** One press selects the next time that is free. The focus stays, for the one after it. */
export function NextFreeTime({ next, known, slot, onChoose }: NextFreeTimeProps) {
  return (
    <Root>
      <Button tone="soft" size="sm" onClick={() => next && onChoose(next)}>
        <CalendarSearch size={18} aria-hidden />
        Next free time
      </Button>
      <None role="status">{known && !next && 'No later free times.'}</None>
      <VisuallyHidden role="status">
        {slot && `Selected: ${meetingTime(slot.start_time)}`}
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

import type { AvailableSlot } from 'contract/wire/meetings.contract';
import type { Ref } from 'react';
import {
  Button,
  clockTime,
  dayLabel,
  plural,
  Spinner,
  theme,
  typeset,
  upTo,
  VisuallyHidden,
} from 'shared-ui';
import styled from 'styled-components';

import { sameSlot } from '../meetings/slot';
import type { Choice } from './choice';
import { SlotRow } from './SlotRow';

interface SlotPickerProps {
  /** 'yyyy-MM-dd' in the reader's zone. */
  day: string;
  choice: Choice;
  /** Undefined while they are loading. */
  slots: readonly AvailableSlot[] | undefined;
  /** The time in the mentor's zone, e.g. '5:00 PM for Elif'; null when it is the same. */
  theirs: (slot: AvailableSlot) => string | null;
  /** The row of the selected time. */
  selectedRef: Ref<HTMLButtonElement>;
  onPress: (slot: AvailableSlot) => void;
  /** Given when the fetch failed. */
  onRetry?: () => void;
}

/** The times of one day. The first press selects, the second at the same place confirms (rule 5.29). */
export function SlotPicker(props: SlotPickerProps) {
  const { choice, slots, theirs, selectedRef, onPress, onRetry } = props;
  const day = dayLabel(props.day);

  return (
    <section aria-label={`Times on ${day}`} aria-busy={!slots}>
      <Day>{day}</Day>
      {!slots && <Spinner label="Loading available times..." />}
      {slots?.length === 0 && <None>No available time slots for this date</None>}
      {onRetry && (
        <Button tone="text" size="sm" onClick={onRetry}>
          Try again
        </Button>
      )}
      <VisuallyHidden role="status">
        {slots && (slots.length ? plural(slots.length, 'time') : 'No times')}
        {slots && ` on ${day}`}
      </VisuallyHidden>
      <List>
        {slots?.map((slot) => (
          <li key={slot.start_time}>
            <SlotRow
              ref={sameSlot(choice.slot, slot) ? selectedRef : undefined}
              time={clockTime(slot.start_time)}
              theirs={theirs(slot)}
              selected={sameSlot(choice.slot, slot)}
              confirmed={choice.confirmed}
              onPress={() => onPress(slot)}
            />
          </li>
        ))}
      </List>
    </section>
  );
}

const Day = styled.h3`
  ${typeset.h4}
  margin-block-end: ${theme.space[12]};
`;

const None = styled.p`
  color: ${theme.color.text2};
`;

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr); /* a long name may be cut, the rows may not grow */
  gap: ${theme.space[8]};

  ${upTo.tablet} { gap: ${theme.space[6]}; }
`;

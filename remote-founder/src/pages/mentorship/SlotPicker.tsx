import type { AvailableSlot } from 'api/contract/meetings.contract';
import { Check } from 'lucide-react';
import { clockTime, dayWords, Spinner, theme, typeset, upTo, VisuallyHidden } from 'shared-ui';
import styled from 'styled-components';

import { sameSlot } from '../../meetings/slot';
import type { Choice } from './choice';

interface SlotPickerProps {
  choice: Choice;
  /** Undefined while they are on their way. */
  slots: readonly AvailableSlot[] | undefined;
  /** How the mentor's clock reads a time, e.g. '5:00 pm for Elif'; null when it reads the same. */
  theirs: (slot: AvailableSlot) => string | null;
  onPress: (slot: AvailableSlot) => void;
}

/** The times of one day. One press selects, a second at the same place confirms (SPEC §2). */
export function SlotPicker({ choice, slots, theirs, onPress }: SlotPickerProps) {
  const day = dayWords(choice.day);

  return (
    <section aria-label={`Times on ${day}`} aria-busy={!slots}>
      <Day>{day}</Day>
      {!slots && <Spinner label="Loading available times..." />}
      {slots?.length === 0 && <None>No available time slots for this date</None>}
      <VisuallyHidden role="status">
        {slots && (slots.length ? `${slots.length} times` : 'No times')}
        {slots && ` on ${day}`}
      </VisuallyHidden>
      <List>
        {slots?.map((slot) => {
          const selected = sameSlot(choice.slot, slot);
          const other = theirs(slot);
          return (
            <li key={slot.start_time}>
              <Row
                type="button"
                aria-pressed={selected}
                data-confirmed={(selected && choice.confirmed) || undefined}
                data-stacked={(selected && !choice.confirmed && other !== null) || undefined}
                onClick={() => onPress(slot)}
              >
                <Own>
                  <SlotWords
                    time={clockTime(slot.start_time)}
                    selected={selected}
                    confirmed={choice.confirmed}
                  />
                </Own>
                {other && <Theirs>{other}</Theirs>}
              </Row>
            </li>
          );
        })}
      </List>
    </section>
  );
}

function SlotWords(props: { time: string; selected: boolean; confirmed: boolean }) {
  const { time, selected, confirmed } = props;
  if (!selected) return time;
  if (!confirmed) return `Click to confirm ${time}`;
  return (
    <>
      <Check size={18} aria-label="Confirmed:" />
      {time}
    </>
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

const Row = styled.button`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${theme.space[8]};
  inline-size: 100%;
  padding-inline: ${theme.space[8]};
  block-size: 2.5rem; /* SPEC §9: the rows are 40 px, and never change between the two presses */
  border: 1.5px solid ${theme.color.lineStrong};
  border-radius: ${theme.radius.slot};
  color: ${theme.color.text};
  background: ${theme.color.surface};
  font-size: 0.9375rem;
  font-weight: 650;
  font-variant-numeric: tabular-nums;
  cursor: pointer;

  &:hover { border-color: ${theme.color.text}; }
  &[aria-pressed='true'] {
    border-color: transparent;
    color: ${theme.brand.ink};
    background: ${theme.gradient.cta} border-box;
  }
  &[data-stacked] { flex-direction: column; gap: 0; font-size: 0.875rem; line-height: 1.2; }
  &[data-confirmed] { color: ${theme.brand.cream}; background: ${theme.brand.fig}; }
`;

const Own = styled.span`
  display: inline-flex;
  flex: none;
  gap: ${theme.space[8]};
`;

/* Its hour comes first: a long name may be cut, the row may not grow. */
const Theirs = styled.span`
  ${typeset.small}
  overflow: hidden;
  min-inline-size: 0;
  max-inline-size: 100%;
  line-height: inherit;
  font-weight: 400;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

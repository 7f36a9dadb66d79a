import type { AvailableSlot } from 'contract/wire/meetings.contract';
import {
  Button,
  DateBlock,
  meetingTime,
  ownZone,
  theme,
  typeset,
  upTo,
  utcMoment,
  zoneName,
} from 'shared-ui';
import styled from 'styled-components';

interface ChosenSlotProps {
  slot: AvailableSlot;
  /** The time in the mentor's zone; null when it is the same. */
  theirs: string | null;
  onChange: () => void;
}

/** The confirmed time in one row; on small screens it replaces the calendar and the times. */
export function ChosenSlot({ slot, theirs, onChange }: ChosenSlotProps) {
  return (
    <Row>
      <DateBlock time={slot.start_time} />
      <Text>
        <Time>{meetingTime(slot.start_time)}</Time>
        <Muted>{zoneName(ownZone(), utcMoment(slot.start_time))}</Muted>
        {theirs && <Muted>{theirs}</Muted>}
      </Text>
      <Button tone="text" size="sm" onClick={onChange}>
        Change
      </Button>
    </Row>
  );
}

const Row = styled.div`
  display: none;

  ${upTo.tablet} {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.875rem;
    margin-inline: -1rem;
    padding: 0.875rem 1rem;
    border-block-start: 1px solid ${theme.color.line};
  }
`;

const Text = styled.div`
  flex: 1 1 9rem;
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;

const Time = styled.p`
  ${typeset.h4}
`;

const Muted = styled.p`
  ${typeset.small}
  color: ${theme.color.text2};
`;

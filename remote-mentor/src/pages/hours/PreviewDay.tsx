import type { AvailabilityPreview, SlotState } from 'contract/wire/availability-preview.contract';
import { fromZonedTime } from 'date-fns-tz';
import { clockChanges, clockTime, dayLabel, Tag, type TagTone, theme, typeset } from 'shared-ui';
import styled from 'styled-components';

interface PreviewDayProps {
  day: AvailabilityPreview['data']['days'][number];
  /** The zone of the day and its times. */
  zone: string;
}

/** The times of one day; each time that cannot be booked shows the reason. */
export function PreviewDay({ day: { date, slots }, zone }: PreviewDayProps) {
  const at = (clock: string) => fromZonedTime(`${date}T${clock}`, zone);

  return (
    <Day>
      <Name>{dayLabel(date)}</Name>
      {clockChanges(zone, at('00:00:00'), at('23:59:59')) && (
        <Marked>The clocks change on this day.</Marked>
      )}
      {slots.length === 0 && <Muted>No times</Muted>}
      <Slots>
        {slots.map(({ start_time, state }) => (
          <li key={start_time}>
            <Tag tone={STATE_STYLES[state].tone}>
              {clockTime(start_time, zone)}
              {STATE_STYLES[state].note}
            </Tag>
          </li>
        ))}
      </Slots>
    </Day>
  );
}

const STATE_STYLES: Record<SlotState, { tone: TagTone; note?: string }> = {
  open: { tone: 'ok' },
  booked: { tone: 'recur', note: ', booked' },
  busy: { tone: 'plain', note: ', busy' },
  closed: { tone: 'plain', note: ', not bookable' },
};

const Day = styled.li`
  padding-block: ${theme.space[12]};
  border-block-start: 1px solid ${theme.color.line};
`;

const Name = styled.h3`
  ${typeset.h4}
  margin-block-end: ${theme.space[6]};
`;

const Muted = styled.p`
  ${typeset.small}
  color: ${theme.color.text3};
`;

const Marked = styled(Muted)`
  color: ${theme.color.warnText};
  font-weight: 600;
`;

const Slots = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[6]};
`;

import { addDays, parseISO } from 'date-fns';
import { Globe } from 'lucide-react';
import { clockChanges, ownZone, sameClock, theme, typeset, zoneName } from 'shared-ui';
import styled from 'styled-components';

interface CalendarNotesProps {
  /** The chosen day, 'yyyy-MM-dd'. */
  day: string;
  mentor: string;
  /** The mentor's zone. */
  zone: string;
}

/** The zone of the times, the meaning of the marks, and whether daylight saving time changes on that day. */
export function CalendarNotes({ day, mentor, zone }: CalendarNotesProps) {
  const own = ownZone();
  const start = parseISO(day);
  const noon = new Date(start.getTime() + 12 * 60 * 60 * 1000);

  return (
    <Notes>
      <Line>
        <Globe size={17} aria-hidden />
        {zoneName(own, noon)}
      </Line>
      <Line>
        <Free>Free times</Free>
        <Booked>Session booked</Booked>
      </Line>
      {!sameClock(own, zone, noon) && (
        <p>
          {mentor}: {zoneName(zone, noon)}
        </p>
      )}
      {clockChanges(own, start, addDays(start, 1)) && (
        <Marked>The clocks change on this day.</Marked>
      )}
    </Notes>
  );
}

const Notes = styled.div`
  ${typeset.small}
  display: grid;
  gap: ${theme.space[4]};
  margin-block-start: 0.875rem;
  color: ${theme.color.text3};
`;

const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[4]} ${theme.space[8]};
`;

const Legend = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space[8]};
  margin-inline-end: ${theme.space[12]};

  &::before { content: ''; }
`;

const Free = styled(Legend)`
  &::before {
    inline-size: 1rem;
    block-size: 1rem;
    border-radius: ${theme.radius.slot};
    background: ${theme.color.okBg};
    box-shadow: inset 0 0 0 1px ${theme.color.okText};
    @media (forced-colors: active) { border: 1px solid; }
  }
`;

const Booked = styled(Legend)`
  &::before {
    inline-size: 7px;
    block-size: 7px;
    border-radius: 50%;
    background: ${theme.color.accent};
    @media (forced-colors: active) { forced-color-adjust: none; background: CanvasText; }
  }
`;

const Marked = styled.p`
  color: ${theme.color.warnText};
  font-weight: 600;
`;

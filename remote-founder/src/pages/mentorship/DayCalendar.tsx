import { addDays, parseISO, startOfToday } from 'date-fns';
import { enGB } from 'date-fns/locale/en-GB';
import { DayPicker } from 'react-day-picker';
import { dayWords } from 'shared-ui';
import styled from 'styled-components';

import { calendarLook } from './calendarLook';
import { dayText } from './dayText';

interface DayCalendarProps {
  /** The chosen day, 'yyyy-MM-dd'. */
  day: string;
  /** Days with a session already, marked by a dot. */
  booked: readonly string[];
  onChoose: (day: string) => void;
}

/** Days ahead that can be booked (rule 5.4). */
const HORIZON = 90;

/** A month to pick a day from: arrows move, days that have passed cannot be chosen (rule 5.28). */
export function DayCalendar({ day, booked, onChoose }: DayCalendarProps) {
  const today = startOfToday();
  const last = addDays(today, HORIZON);

  return (
    <Calendar>
      <DayPicker
        mode="single"
        required
        navLayout="around"
        showOutsideDays={false}
        locale={enGB}
        weekStartsOn={1}
        defaultMonth={parseISO(day)}
        startMonth={today}
        endMonth={last}
        disabled={[{ before: today }, { after: last }]}
        modifiers={{ booked: booked.map((text) => parseISO(text)) }}
        modifiersClassNames={{ booked: 'rdp-booked' }}
        selected={parseISO(day)}
        onSelect={(chosen) => onChoose(dayText(chosen))}
        labels={{
          labelDayButton: (date, { selected, booked: has }) =>
            [dayWords(dayText(date)), has && 'session booked', selected && 'selected']
              .filter(Boolean)
              .join(', '),
        }}
      />
    </Calendar>
  );
}

const Calendar = styled.div`
  ${calendarLook}
`;

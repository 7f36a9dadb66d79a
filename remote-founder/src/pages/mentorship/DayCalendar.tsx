import { parseISO, startOfToday } from 'date-fns';
import { enGB } from 'date-fns/locale/en-GB';
import { DayPicker } from 'react-day-picker';
import { dayWords } from 'shared-ui';
import styled from 'styled-components';

import { calendarStyles } from './calendarStyles';
import { dayText } from './dayText';

interface DayCalendarProps {
  /** The chosen day, 'yyyy-MM-dd'. */
  day: string;
  /** The last day that can be booked now, 'yyyy-MM-dd'; unknown until the api has said it. */
  last?: string;
  /** Days with a session already, marked by a dot. */
  booked: readonly string[];
  onChoose: (day: string) => void;
}

/** A month to pick a day from: arrows move, days that have passed cannot be chosen (rule 5.28). */
export function DayCalendar({ day, last, booked, onChoose }: DayCalendarProps) {
  const today = startOfToday();
  const end = last === undefined ? undefined : parseISO(last);

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
        endMonth={end}
        disabled={end ? [{ before: today }, { after: end }] : { before: today }}
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
  ${calendarStyles}
`;

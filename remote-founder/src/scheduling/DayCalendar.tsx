import { format, parseISO, startOfDay } from 'date-fns';
import { enGB } from 'date-fns/locale/en-GB';
import { DayPicker } from 'react-day-picker';
import { dayLabel, now } from 'shared-ui';
import styled from 'styled-components';

import { calendarStyles } from './calendarStyles';
import { dayText } from './dayText';

interface DayCalendarProps {
  /** The selected day, 'yyyy-MM-dd'; undefined until the days with free times are known. */
  day: string | undefined;
  /** The month in view, 'yyyy-MM'. */
  month: string;
  /** The last bookable day, 'yyyy-MM-dd'; undefined until the api has returned it. */
  last?: string;
  /** Days with free times, bold and tinted; undefined until they are known. */
  free: readonly string[] | undefined;
  /** Days with a booked session, marked by a dot. */
  booked: readonly string[];
  onChoose: (day: string) => void;
  onMonth: (month: string) => void;
}

/** A month to select a day from: arrow keys move, past days are disabled (rule 5.28). */
export function DayCalendar(props: DayCalendarProps) {
  const { day, month, last, free, booked, onChoose, onMonth } = props;
  const today = startOfDay(now());
  const end = last === undefined ? undefined : parseISO(last);

  return (
    <Calendar data-known={free && ''}>
      <DayPicker
        mode="single"
        today={today}
        required
        navLayout="around"
        showOutsideDays={false}
        locale={enGB}
        weekStartsOn={1}
        month={parseISO(`${month}-01`)}
        onMonthChange={(chosen) => onMonth(format(chosen, 'yyyy-MM'))}
        startMonth={today}
        endMonth={end}
        disabled={end ? [{ before: today }, { after: end }] : { before: today }}
        modifiers={{ booked: toDates(booked), free: toDates(free ?? []) }}
        modifiersClassNames={{ booked: 'rdp-booked', free: 'rdp-free' }}
        selected={day === undefined ? undefined : parseISO(day)}
        onSelect={(chosen) => onChoose(dayText(chosen))}
        labels={{
          labelDayButton: (date, { selected, booked: has, free: open, disabled }) =>
            [
              dayLabel(dayText(date)),
              open && 'free times',
              free && !open && !disabled && 'no free times',
              has && 'session booked',
              selected && 'selected',
            ]
              .filter(Boolean)
              .join(', '),
        }}
      />
    </Calendar>
  );
}

const toDates = (days: readonly string[]) => days.map((text) => parseISO(text));

const Calendar = styled.div`
  ${calendarStyles}
`;

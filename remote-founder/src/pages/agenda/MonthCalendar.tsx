import { format, parseISO } from 'date-fns';
import { enGB } from 'date-fns/locale/en-GB';
import { DayPicker } from 'react-day-picker';
import { dayLabel, plural } from 'shared-ui';
import styled from 'styled-components';

import { calendarStyles } from '../../scheduling/calendarStyles';
import { dayText } from '../../scheduling/dayText';

interface MonthCalendarProps {
  /** 'yyyy-MM' */
  month: string;
  /** The chosen day, 'yyyy-MM-dd'. */
  day: string | undefined;
  /** The day of each session; repeated for days with several sessions. */
  days: readonly string[];
  onMonth: (month: string) => void;
  onDay: (day: string | undefined) => void;
}

/** A month to browse. A day shows its number of sessions; a second press deselects it. */
export function MonthCalendar({ month, day, days, onMonth, onDay }: MonthCalendarProps) {
  const count = (date: Date) => days.filter((one) => one === dayText(date)).length;

  return (
    <Calendar>
      <DayPicker
        mode="single"
        navLayout="around"
        showOutsideDays={false}
        locale={enGB}
        weekStartsOn={1}
        month={parseISO(`${month}-01`)}
        onMonthChange={(chosen) => onMonth(format(chosen, 'yyyy-MM'))}
        modifiers={{ booked: (date) => count(date) > 0 }}
        modifiersClassNames={{ booked: 'rdp-booked' }}
        selected={day === undefined ? undefined : parseISO(day)}
        onSelect={(chosen) => onDay(chosen && dayText(chosen))}
        labels={{
          labelDayButton: (date, { selected }) =>
            [
              dayLabel(dayText(date)),
              count(date) > 0 && plural(count(date), 'session'),
              selected && 'selected',
            ]
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

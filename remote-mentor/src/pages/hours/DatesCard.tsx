import type { OwnAvailability } from 'contract/wire/availability.contract';
import { CalendarPlus, Pencil } from 'lucide-react';
import { useState } from 'react';
import { dayLabel, IconButton } from 'shared-ui';

import { DateDialog } from './DateDialog';
import { ExceptionsCard } from './ExceptionsCard';
import { hoursText } from './hours';
import { useForgetDateMutation } from './hours.endpoints';

type DateHours = OwnAvailability['data']['exceptions'][number];

interface DatesCardProps {
  dates: readonly DateHours[];
  /** Today in the mentor's zone, 'yyyy-MM-dd'. */
  today: string;
}

/** Single dates whose hours differ from the ordinary week, or that have none. */
export function DatesCard({ dates, today }: DatesCardProps) {
  const [edited, setEdited] = useState<DateHours | null>(null);
  const [forget] = useForgetDateMutation();
  const shared = { today, known: dates.map(({ date }) => date) };

  return (
    <>
      <ExceptionsCard
        title="Date-specific hours"
        empty="Your weekly hours apply on every date."
        exceptions={dates.map((date) => ({
          key: date.date,
          title: dayLabel(date.date),
          note: dateNote(date),
          actions: (
            <IconButton label={`Edit ${dayLabel(date.date)}`} onClick={() => setEdited(date)}>
              <Pencil size={18} aria-hidden />
            </IconButton>
          ),
          removeLabel: `Remove ${dayLabel(date.date)}`,
          question: `Your weekly hours will apply on ${dayLabel(date.date)} again.`,
          removed: `Your weekly hours apply on ${dayLabel(date.date)} again.`,
          remove: () => forget({ date: date.date }),
        }))}
        addLabel="Add a date"
        AddIcon={CalendarPlus}
        renderDialog={(close) => <DateDialog {...shared} onClose={close} />}
        removalTitle="Remove date"
      />
      {edited && <DateDialog {...shared} date={edited} onClose={() => setEdited(null)} />}
    </>
  );
}

function dateNote({ hours }: DateHours): string {
  if (hours.length === 0) return 'Closed';
  return hours.map(hoursText).join(', ');
}

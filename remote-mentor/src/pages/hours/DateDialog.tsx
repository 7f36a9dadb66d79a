import type { OwnAvailability } from 'contract/wire/availability.contract';
import { useState } from 'react';
import { dayLabel, Field, FormDialog, fieldErrors, LAST_DAY, yearFault } from 'shared-ui';

import { DayHours } from './DayHours';
import { type Hours, hoursFaults, moreHours, toHours, toWire } from './hours';
import { useSaveDateMutation } from './hours.endpoints';

interface DateDialogProps {
  /** Today in the mentor's zone, 'yyyy-MM-dd'. */
  today: string;
  /** Dates that already have their own hours. */
  known: readonly string[];
  /** The date to change; when left out, a new one is added. */
  date?: OwnAvailability['data']['exceptions'][number];
  onClose: () => void;
}

/** One date with its own hours; without any it is closed. Input is kept after a failure. */
export function DateDialog({ today, known, date, onClose }: DateDialogProps) {
  const [day, setDay] = useState(date?.date ?? '');
  const [hours, setHours] = useState<Hours[]>(() => date?.hours.map(toHours) ?? []);
  const [saveDate, saving] = useSaveDateMutation();
  const faults = hoursFaults(hours);
  const fault = dayFault();

  function dayFault(): string | undefined {
    if (yearFault(day)) return yearFault(day);
    if (day !== '' && day < today) return 'This day has passed.';
    if (date || !known.includes(day)) return undefined;
    return 'This date already has its own hours. Edit it in the list.';
  }

  return (
    <FormDialog
      title={date ? 'Edit date' : 'Add a date'}
      saving={saving}
      ready={day !== '' && !fault && Object.keys(faults).length === 0}
      done={`Your hours of ${day && !fault && dayLabel(day)} are saved.`}
      fields={['date']}
      onSave={() => saveDate({ date: day, hours: hours.map(toWire) })}
      onClose={onClose}
    >
      <Field
        type="date"
        label="Date"
        required
        min={today}
        max={LAST_DAY}
        value={day}
        readOnly={date !== undefined}
        error={fault ?? fieldErrors(saving.error).date}
        onChange={({ target }) => setDay(target.value)}
      />
      <DayHours
        day="this date"
        hours={hours}
        faults={faults}
        onAdd={() => setHours([...hours, moreHours(hours, nextId(hours))])}
        onChange={(next) => setHours(hours.map((other) => (other.id === next.id ? next : other)))}
        onRemove={(id) => setHours(hours.filter((other) => other.id !== id))}
      />
    </FormDialog>
  );
}

const nextId = (hours: readonly Hours[]) => Math.max(0, ...hours.map(({ id }) => id)) + 1;

import type { OwnAvailability } from 'api/contract/availability.contract';
import { CalendarPlus, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import {
  AsideCard,
  Button,
  ConfirmDialog,
  dayWords,
  EmptyState,
  failureText,
  IconButton,
  useFocusHome,
  useToast,
} from 'shared-ui';

import { DateDialog } from './DateDialog';
import { Differing } from './Differing';
import { hoursWords } from './hours';
import { useForgetDateMutation } from './hours.endpoints';

type DateHours = OwnAvailability['data']['exceptions'][number];

interface DatesCardProps {
  dates: readonly DateHours[];
  /** The mentor's today, 'yyyy-MM-dd'. */
  today: string;
}

type Act = { name: 'add' } | { name: 'edit' | 'remove'; date: DateHours };

/** Single dates on which other hours hold than in the ordinary week, or none. */
export function DatesCard({ dates, today }: DatesCardProps) {
  const [act, setAct] = useState<Act | null>(null);
  const [add, goToAdd] = useFocusHome<HTMLButtonElement>();
  const toast = useToast();
  const [forget, forgetting] = useForgetDateMutation();

  async function handleRemove(date: string) {
    const { error } = await forget({ date });
    if (error) return;
    toast.success(`Your ordinary week holds on ${dayWords(date)} again.`);
    setAct(null);
    goToAdd();
  }

  return (
    <AsideCard title="Dates that differ">
      {dates.length === 0 && <EmptyState>Your ordinary week holds on every date.</EmptyState>}
      <ul>
        {dates.map((date) => (
          <Differing key={date.date} title={dayWords(date.date)} note={inWords(date)}>
            <IconButton
              label={`Edit ${dayWords(date.date)}`}
              onClick={() => setAct({ name: 'edit', date })}
            >
              <Pencil size={18} aria-hidden />
            </IconButton>
            <IconButton
              label={`Remove ${dayWords(date.date)}`}
              tone="danger"
              onClick={() => setAct({ name: 'remove', date })}
            >
              <Trash2 size={18} aria-hidden />
            </IconButton>
          </Differing>
        ))}
      </ul>
      <Button
        ref={add}
        tone="ghost"
        size="sm"
        aria-haspopup="dialog"
        onClick={() => setAct({ name: 'add' })}
      >
        <CalendarPlus size={18} aria-hidden />
        Add a date
      </Button>

      {act?.name === 'add' && <DateDialog today={today} onClose={() => setAct(null)} />}
      {act?.name === 'edit' && (
        <DateDialog today={today} date={act.date} onClose={() => setAct(null)} />
      )}
      {act?.name === 'remove' && (
        <ConfirmDialog
          title="Remove date"
          text={`Your ordinary week will hold on ${dayWords(act.date.date)} again.`}
          confirmLabel="Remove"
          busyLabel="Removing..."
          busy={forgetting.isLoading}
          error={failureText(forgetting.error)}
          onConfirm={() => handleRemove(act.date.date)}
          onClose={() => setAct(null)}
        />
      )}
    </AsideCard>
  );
}

function inWords({ hours }: DateHours): string {
  if (hours.length === 0) return 'Closed';
  return hours.map(hoursWords).join(', ');
}

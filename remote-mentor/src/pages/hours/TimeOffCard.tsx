import type { OwnAvailability } from 'api/contract/availability.contract';
import { Palmtree, Trash2 } from 'lucide-react';
import { useState } from 'react';
import {
  AsideCard,
  Button,
  ConfirmDialog,
  EmptyState,
  failureText,
  IconButton,
  meetingSpan,
  useFocusHome,
  useToast,
} from 'shared-ui';

import { Differing } from './Differing';
import { useEndTimeOffMutation } from './hours.endpoints';
import { TimeOffDialog } from './TimeOffDialog';

type TimeOff = OwnAvailability['data']['time_off'][number];

interface TimeOffCardProps {
  timeOff: readonly TimeOff[];
  /** The mentor's. */
  zone: string;
}

/** When the mentor is away; nothing new is booked then. */
export function TimeOffCard({ timeOff, zone }: TimeOffCardProps) {
  const [adding, setAdding] = useState(false);
  const [removed, setRemoved] = useState<TimeOff | null>(null);
  const [add, goToAdd] = useFocusHome<HTMLButtonElement>();
  const toast = useToast();
  const [endTimeOff, ending] = useEndTimeOffMutation();

  async function handleRemove(id: number) {
    const { error } = await endTimeOff({ id });
    if (error) return;
    toast.success('Your time off is removed: founders can book you again.');
    setRemoved(null);
    goToAdd();
  }

  return (
    <AsideCard title="Time off">
      {timeOff.length === 0 && <EmptyState>No time off is planned.</EmptyState>}
      <ul>
        {timeOff.map((away) => (
          <Differing key={away.id} title={spanOf(away, zone)} note={away.reason}>
            <IconButton
              label={`Remove time off: ${spanOf(away, zone)}`}
              title="Remove"
              tone="danger"
              onClick={() => setRemoved(away)}
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
        onClick={() => setAdding(true)}
      >
        <Palmtree size={18} aria-hidden />
        Take time off
      </Button>

      {adding && <TimeOffDialog zone={zone} onClose={() => setAdding(false)} />}
      {removed && (
        <ConfirmDialog
          title="Remove time off"
          text={`Founders can book you again: ${spanOf(removed, zone)}.`}
          confirmLabel="Remove"
          busyLabel="Removing..."
          busy={ending.isLoading}
          error={failureText(ending.error)}
          onConfirm={() => handleRemove(removed.id)}
          onClose={() => setRemoved(null)}
        />
      )}
    </AsideCard>
  );
}

const spanOf = ({ start_time, end_time }: TimeOff, zone: string) =>
  meetingSpan(start_time, end_time, zone);

import type { OwnAvailability } from 'contract/wire/availability.contract';
import { Palmtree } from 'lucide-react';
import { meetingSpan } from 'shared-ui';

import { ExceptionsCard } from './ExceptionsCard';
import { useEndTimeOffMutation } from './hours.endpoints';
import { TimeOffDialog } from './TimeOffDialog';

interface TimeOffCardProps {
  timeOff: OwnAvailability['data']['time_off'];
  /** The mentor's time zone. */
  zone: string;
}

/** The mentor's times off; nothing new can be booked in them. */
export function TimeOffCard({ timeOff, zone }: TimeOffCardProps) {
  const [endTimeOff] = useEndTimeOffMutation();
  return (
    <ExceptionsCard
      title="Time off"
      empty="No time off planned."
      exceptions={timeOff.map(({ id, reason, start_time, end_time }) => {
        const span = meetingSpan(start_time, end_time, zone);
        return {
          key: id,
          title: span,
          note: reason,
          removeLabel: `Remove time off: ${span}`,
          question: `Founders can book you again: ${span}.`,
          removed: 'Your time off is removed. Founders can book you again.',
          remove: () => endTimeOff({ id }),
        };
      })}
      addLabel="Add time off"
      AddIcon={Palmtree}
      renderDialog={(close) => <TimeOffDialog zone={zone} onClose={close} />}
      removalTitle="Remove time off"
    />
  );
}

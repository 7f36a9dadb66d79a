import type { Meeting, Mentor } from 'contract/wire/meetings.contract';
import { lazy, Suspense } from 'react';

import { CancelDialog } from './CancelDialog';
import { DetailsDialog } from './DetailsDialog';

const ScheduleDialog = lazy(() =>
  import('./ScheduleDialog').then((m) => ({ default: m.ScheduleDialog })),
);

/** The current act on the meetings with a mentor. */
export type Act = { name: 'book' } | { name: 'details' | 'move' | 'cancel'; meeting: Meeting };

interface MeetingActProps {
  startupId: string;
  mentor: Mentor;
  /** All shown meetings. */
  meetings: readonly Meeting[];
  act: Act;
  /** Called when a meeting leaves its row: moved or deleted. */
  onChanged: () => void;
  onClose: () => void;
}

/** The dialog of an act. The one with the calendar is lazy-loaded. */
export function MeetingAct(props: MeetingActProps) {
  const { startupId, mentor, meetings, act, onChanged, onClose } = props;

  if (act.name === 'details') {
    return <DetailsDialog meeting={act.meeting} mentor={mentor} onClose={onClose} />;
  }
  if (act.name === 'cancel') {
    const { meeting } = act;
    return (
      <CancelDialog
        startupId={startupId}
        meeting={meeting}
        onClose={onClose}
        onCancelled={onChanged}
      />
    );
  }
  return (
    <Suspense fallback={null}>
      <ScheduleDialog
        startupId={startupId}
        mentor={mentor}
        meetings={meetings}
        moved={act.name === 'move' ? act.meeting : undefined}
        onMoved={onChanged}
        onClose={onClose}
      />
    </Suspense>
  );
}

import type { Meeting, Mentor } from 'contract/wire/meetings.contract';
import { lazy, Suspense } from 'react';

import { CancelDialog } from './CancelDialog';
import { DetailsDialog } from './DetailsDialog';

const ScheduleDialog = lazy(() =>
  import('./ScheduleDialog').then((m) => ({ default: m.ScheduleDialog })),
);

/** What is being done about the meetings with a mentor. */
export type Act = { name: 'book' } | { name: 'details' | 'move' | 'cancel'; meeting: Meeting };

interface MeetingActProps {
  startupId: string;
  mentor: Mentor;
  /** All that are shown. */
  meetings: readonly Meeting[];
  act: Act;
  /** A meeting has left its row: moved or deleted. */
  onChanged: () => void;
  onClose: () => void;
}

/** The dialog of an act. The one with the calendar is fetched by those who need it. */
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

import type { Meeting } from 'contract/wire/meetings.contract';
import { useState } from 'react';
import { AsideCard, EmptyState, ErrorState, MeetingDialog, Skeleton } from 'shared-ui';

import { MeetingRow } from '../../meetings/MeetingRow';
import { seriesText } from '../../meetings/seriesText';
import { useListMentoredMeetingsQuery } from './mentorship.endpoints';

/** The mentor's next meetings with this startup; a press on one shows its details. */
export function UpcomingMeetings({ startupId }: { startupId: string }) {
  const {
    data: meetings,
    isError,
    isFetching,
    refetch,
  } = useListMentoredMeetingsQuery({ startupId });
  const [chosen, setChosen] = useState<Meeting | null>(null);

  return (
    <AsideCard title="Upcoming Meetings" busy={isFetching}>
      {!meetings && !isError && <Skeleton height="3.875rem" />}
      {isError && !meetings && <ErrorState onRetry={refetch} busy={isFetching} />}
      {meetings?.length === 0 && <EmptyState>No upcoming meetings scheduled.</EmptyState>}
      {meetings && meetings.length > 0 && (
        <ul>
          {meetings.map((meeting) => (
            <li key={meeting.id}>
              <MeetingRow meeting={meeting} onChoose={() => setChosen(meeting)} />
            </li>
          ))}
        </ul>
      )}
      {chosen && (
        <MeetingDialog meeting={chosen} title="Meeting details" onClose={() => setChosen(null)}>
          {seriesText(chosen)}
        </MeetingDialog>
      )}
    </AsideCard>
  );
}

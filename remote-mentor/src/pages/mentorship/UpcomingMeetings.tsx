import type { Meeting } from 'contract/wire/meetings.contract';
import { useState } from 'react';
import { AsideCard, EmptyState, MeetingDialog, QueryState } from 'shared-ui';

import { MeetingRow } from '../../meetings/MeetingRow';
import { seriesText } from '../../meetings/seriesText';
import { useListMentoredMeetingsQuery } from './mentorship.endpoints';

/** The mentor's next meetings with this startup; a press on one shows its details. */
export function UpcomingMeetings({ startupId }: { startupId: string }) {
  const query = useListMentoredMeetingsQuery({ startupId });
  const [chosen, setChosen] = useState<Meeting | null>(null);

  return (
    <AsideCard title="Upcoming Meetings">
      <QueryState query={query} height="3.875rem">
        {(meetings) =>
          meetings.length === 0 ? (
            <EmptyState>No upcoming meetings scheduled.</EmptyState>
          ) : (
            <ul>
              {meetings.map((meeting) => (
                <li key={meeting.id}>
                  <MeetingRow meeting={meeting} onChoose={() => setChosen(meeting)} />
                </li>
              ))}
            </ul>
          )
        }
      </QueryState>
      {chosen && (
        <MeetingDialog meeting={chosen} title="Meeting details" onClose={() => setChosen(null)}>
          {seriesText(chosen)}
        </MeetingDialog>
      )}
    </AsideCard>
  );
}

import { CalendarClock } from 'lucide-react';
import { useState } from 'react';
import { AsideCard, Button, EmptyState, QueryState, useFocusHome } from 'shared-ui';

import { BusyCalendarDialog } from './BusyCalendarDialog';
import { BusyCalendarState } from './BusyCalendarState';
import { useReadBusyCalendarQuery } from './busyCalendar.endpoints';

/** The mentor's external calendar: founders are not offered the times that it blocks. */
export function BusyCalendarCard({ zone }: { zone: string }) {
  const query = useReadBusyCalendarQuery();
  const [asking, setAsking] = useState(false);
  const [connect, goToConnect] = useFocusHome<HTMLButtonElement>();

  return (
    <AsideCard title="Your own calendar">
      <QueryState query={query} height="6rem">
        {(calendar) => (
          <>
            {calendar ? (
              <BusyCalendarState calendar={calendar} zone={zone} onRemoved={goToConnect} />
            ) : (
              <EmptyState>
                Connect your Google, Outlook, iCloud, Nextcloud or Fastmail calendar, so that
                founders cannot book you when you are busy.
              </EmptyState>
            )}
            <Button
              ref={connect}
              tone="ghost"
              size="sm"
              aria-haspopup="dialog"
              onClick={() => setAsking(true)}
            >
              <CalendarClock size={18} aria-hidden />
              {calendar ? 'Replace calendar' : 'Connect a calendar'}
            </Button>
          </>
        )}
      </QueryState>
      {asking && (
        <BusyCalendarDialog
          policy={query.currentData?.policy ?? 'keep'}
          onClose={() => setAsking(false)}
        />
      )}
    </AsideCard>
  );
}

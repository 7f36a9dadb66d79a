import { CalendarClock } from 'lucide-react';
import { useState } from 'react';
import { AsideCard, Button, EmptyState, ErrorState, Skeleton, useFocusHome } from 'shared-ui';

import { BusyCalendarDialog } from './BusyCalendarDialog';
import { BusyCalendarState } from './BusyCalendarState';
import { useReadBusyCalendarQuery } from './busyCalendar.endpoints';

/** The mentor's external calendar: founders are not offered the times that it blocks. */
export function BusyCalendarCard({ zone }: { zone: string }) {
  const { data, isError, isFetching, refetch } = useReadBusyCalendarQuery();
  const [asking, setAsking] = useState(false);
  const [connect, goToConnect] = useFocusHome<HTMLButtonElement>();

  return (
    <AsideCard title="Your own calendar" busy={isFetching}>
      {data === undefined && !isError && <Skeleton height="6rem" />}
      {data === undefined && isError && <ErrorState onRetry={refetch} busy={isFetching} />}
      {data === null && (
        <EmptyState>
          Busy elsewhere? Give the address of your Google, Outlook, iCloud, Nextcloud or Fastmail
          calendar, and founders are not offered those hours.
        </EmptyState>
      )}
      {data && <BusyCalendarState calendar={data} zone={zone} onRemoved={goToConnect} />}
      {data !== undefined && (
        <Button
          ref={connect}
          tone="ghost"
          size="sm"
          aria-haspopup="dialog"
          onClick={() => setAsking(true)}
        >
          <CalendarClock size={18} aria-hidden />
          {data ? 'Replace calendar' : 'Connect a calendar'}
        </Button>
      )}
      {asking && (
        <BusyCalendarDialog policy={data?.policy ?? 'keep'} onClose={() => setAsking(false)} />
      )}
    </AsideCard>
  );
}

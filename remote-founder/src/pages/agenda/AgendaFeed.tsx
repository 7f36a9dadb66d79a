import type { ReactNode } from 'react';
import { EmptyState, FeedEnd, QueryState } from 'shared-ui';

import type { AgendaMeeting, AgendaPages } from './agenda.endpoints';

interface AgendaFeedProps {
  agenda: AgendaPages;
  /** Selects the shown sessions; all when left out. */
  only?: (meeting: AgendaMeeting) => boolean;
  /** Text when no session is shown. */
  empty: string;
  children: (meetings: AgendaMeeting[]) => ReactNode;
}

/** Sessions in all states: loading, failed, empty; scrolling to the end loads more. */
export function AgendaFeed({ agenda, only = () => true, empty, children }: AgendaFeedProps) {
  return (
    <QueryState query={agenda} height="12rem">
      {({ pages }) => {
        const meetings = pages.flatMap((page) => page.meetings);
        const shown = meetings.filter(only);
        return (
          <>
            {shown.length === 0 && <EmptyState>{empty}</EmptyState>}
            {children(shown)}
            <FeedEnd query={agenda} loaded={meetings.length} label="Loading more sessions..." />
          </>
        );
      }}
    </QueryState>
  );
}

import { format, parseISO } from 'date-fns';
import { useId, useState } from 'react';
import {
  Button,
  Card,
  dayWords,
  EmptyState,
  ErrorState,
  FeedEnd,
  Skeleton,
  theme,
  typeset,
  upTo,
  useFocusHome,
} from 'shared-ui';
import styled from 'styled-components';

import { dayOf } from '../../scheduling/dayText';
import { AgendaRows } from './AgendaRows';
import type { AgendaPages } from './agenda.endpoints';
import { MonthCalendar } from './MonthCalendar';

interface AgendaMonthProps {
  startupId: string;
  /** 'yyyy-MM' */
  month: string;
  agenda: AgendaPages;
  onMonth: (month: string) => void;
}

/** A month with its sessions marked, and beside it those of the month or of the day one presses. */
export function AgendaMonth({ startupId, month, agenda, onMonth }: AgendaMonthProps) {
  const titleId = useId();
  const [title, goToTitle] = useFocusHome<HTMLHeadingElement>();
  const [pressed, setPressed] = useState<string>();
  const day = pressed?.startsWith(month) ? pressed : undefined;
  const meetings = agenda.currentData?.pages.flatMap((page) => page.meetings);
  const shown = meetings?.filter(({ start_time }) => !day || dayOf(start_time) === day);
  const failed = agenda.isError && !meetings;
  const name = day ? dayWords(day) : format(parseISO(`${month}-01`), 'MMMM yyyy');

  return (
    <Sheet aria-busy={agenda.isFetching}>
      <div>
        <MonthCalendar
          {...{ month, day }}
          days={(meetings ?? []).map(({ start_time }) => dayOf(start_time))}
          onMonth={onMonth}
          onDay={setPressed}
        />
      </div>
      <section aria-labelledby={titleId}>
        <Title id={titleId} ref={title} tabIndex={-1}>
          Sessions {day ? 'on' : 'in'} {name}
        </Title>
        {!meetings && !failed && <Skeleton height="10rem" />}
        {failed && <ErrorState onRetry={agenda.refetch} busy={agenda.isFetching} />}
        {shown?.length === 0 && (
          <EmptyState>
            No sessions {day ? 'on' : 'in'} {name}.
          </EmptyState>
        )}
        {shown && (
          <AgendaRows {...{ startupId }} label={name} meetings={shown} onLeft={goToTitle} />
        )}
        {day && (
          <Button tone="text" size="sm" onClick={() => setPressed(undefined)}>
            Show the whole month
          </Button>
        )}
        {agenda.hasNextPage && meetings && (
          <FeedEnd
            loaded={meetings.length}
            loading={agenda.isFetchingNextPage}
            failed={agenda.isFetchNextPageError}
            label="Loading more sessions..."
            onReach={agenda.fetchNextPage}
          />
        )}
      </section>
    </Sheet>
  );
}

const Sheet = styled(Card)`
  display: grid;
  grid-template-columns: minmax(18rem, 22rem) minmax(0, 1fr);
  overflow: hidden;

  > * { padding-block: ${theme.space[20]}; }
  > div { padding-inline: ${theme.space[20]}; }
  > section { border-inline-start: 1px solid ${theme.color.line}; }
  > section > :not(ul) { margin-inline: ${theme.space[24]}; }

  ${upTo.laptop} {
    grid-template-columns: minmax(0, 1fr);
    > section { border: 0; border-block-start: 1px solid ${theme.color.line}; }
  }
  ${upTo.phone} {
    > div { padding-inline: ${theme.space[8]}; }
    > section > :not(ul) { margin-inline: ${theme.space[16]}; }
  }
`;

const Title = styled.h2`
  ${typeset.h3}
  margin-block-end: ${theme.space[8]};
`;

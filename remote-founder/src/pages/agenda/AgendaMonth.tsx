import { format, parseISO } from 'date-fns';
import { useId, useState } from 'react';
import {
  Button,
  Card,
  dayLabel,
  firstAfterChange,
  ownZone,
  printedAsBlock,
  theme,
  typeset,
  upTo,
  useFocusHome,
} from 'shared-ui';
import styled from 'styled-components';

import { dayOf } from '../../scheduling/dayText';
import { AgendaFeed } from './AgendaFeed';
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

/** A month with its sessions marked; beside it the sessions of the month or of the selected day. */
export function AgendaMonth({ startupId, month, agenda, onMonth }: AgendaMonthProps) {
  const titleId = useId();
  const [title, goToTitle] = useFocusHome<HTMLHeadingElement>();
  const [pressed, setPressed] = useState<string>();
  const day = pressed?.startsWith(month) ? pressed : undefined;
  const meetings = agenda.currentData?.pages.flatMap((page) => page.meetings);
  const name = day ? dayLabel(day) : format(parseISO(`${month}-01`), 'MMMM yyyy');

  function showMonth() {
    setPressed(undefined);
    goToTitle(); // the focused button is removed
  }

  return (
    <Sheet aria-busy={agenda.isFetching}>
      <div>
        <MonthCalendar
          month={month}
          day={day}
          days={(meetings ?? []).map(({ start_time }) => dayOf(start_time))}
          onMonth={onMonth}
          onDay={setPressed}
        />
      </div>
      <section aria-labelledby={titleId}>
        <Title id={titleId} ref={title} tabIndex={-1}>
          Sessions {day ? 'on' : 'in'} {name}
        </Title>
        <AgendaFeed
          agenda={agenda}
          only={({ start_time }) => !day || dayOf(start_time) === day}
          empty={`No sessions ${day ? 'on' : 'in'} ${name}.`}
        >
          {(meetings) => (
            <AgendaRows
              startupId={startupId}
              meetings={meetings}
              changed={firstAfterChange(ownZone(), meetings)}
              label={name}
              onLeft={goToTitle}
            />
          )}
        </AgendaFeed>
        {day && (
          <Button tone="text" size="sm" onClick={showMonth}>
            Show the whole month
          </Button>
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
  ${printedAsBlock()}
`;

const Title = styled.h2`
  ${typeset.h3}
  margin-block-end: ${theme.space[8]};
`;

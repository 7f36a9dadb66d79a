import type { Mentor } from 'contract/wire/meetings.contract';
import { formatInTimeZone } from 'date-fns-tz';
import { useId } from 'react';
import {
  Card,
  firstAfterChange,
  fullName,
  ownZone,
  theme,
  typeset,
  upTo,
  useFocusHome,
  utcMoment,
} from 'shared-ui';
import styled from 'styled-components';

import { AgendaFeed } from './AgendaFeed';
import { AgendaRows } from './AgendaRows';
import type { AgendaMeeting, AgendaPages } from './agenda.endpoints';

interface AgendaListProps {
  startupId: string;
  view: 'upcoming' | 'past';
  /** The mentor of the filter. */
  mentor: Mentor | undefined;
  agenda: AgendaPages;
}

/** Sessions by month; scrolling to the end loads more. */
export function AgendaList({ startupId, view, mentor, agenda }: AgendaListProps) {
  const titleId = useId();
  const [title, goToTitle] = useFocusHome<HTMLHeadingElement>();
  const whom = mentor ? ` with ${fullName(mentor.user)}` : '';

  return (
    <Sheet as="section" aria-labelledby={titleId} aria-busy={agenda.isFetching}>
      <Title id={titleId} ref={title} tabIndex={-1}>
        {TITLES[view]}
        {whom}
      </Title>
      <AgendaFeed agenda={agenda} empty={`${NONE[view]}${whom}.`}>
        {(meetings) => {
          const changed = view === 'upcoming' ? firstAfterChange(ownZone(), meetings) : undefined;
          return byMonth(meetings).map(([month, group]) => (
            <section key={month} aria-label={month}>
              <Month>{month}</Month>
              <AgendaRows
                startupId={startupId}
                label={month}
                meetings={group}
                changed={changed}
                onLeft={goToTitle}
              />
            </section>
          ));
        }}
      </AgendaFeed>
    </Sheet>
  );
}

const TITLES = { upcoming: 'Upcoming sessions', past: 'Past sessions' };
const NONE = {
  upcoming: "You don't have any sessions scheduled",
  past: 'There have not been any sessions yet',
};

/** 'March 2025' and the meetings that begin in it, in the given order. */
function byMonth(meetings: readonly AgendaMeeting[]): [string, AgendaMeeting[]][] {
  const months = new Map<string, AgendaMeeting[]>();
  for (const meeting of meetings) {
    const month = formatInTimeZone(utcMoment(meeting.start_time), ownZone(), 'MMMM yyyy');
    months.set(month, [...(months.get(month) ?? []), meeting]);
  }
  return [...months];
}

const Sheet = styled(Card)`
  overflow: hidden;
  padding-block: ${theme.space[20]} ${theme.space[8]};

  > :not(section) { margin-inline: ${theme.space[24]}; }
  > section + section { margin-block-start: ${theme.space[12]}; }
  ${upTo.phone} { > :not(section) { margin-inline: ${theme.space[16]}; } }
`;

const Title = styled.h2`
  ${typeset.h3}
  margin-block-end: ${theme.space[12]};
  overflow-wrap: anywhere;
`;

const Month = styled.h3`
  ${typeset.label}
  padding: ${theme.space[8]} ${theme.space[24]};
  color: ${theme.color.text2};
  background: ${theme.color.surface2};

  ${upTo.phone} { padding-inline: ${theme.space[16]}; }
`;

import type { BusyCalendar } from 'contract/wire/busy-calendar.contract';
import { useId } from 'react';
import { meetingSpan, TextLink, theme, typeset } from 'shared-ui';
import styled from 'styled-components';

import { ExceptionLine } from './ExceptionLine';

interface ClashesProps {
  clashes: NonNullable<BusyCalendar['data']>['clashes'];
  /** The mentor's time zone. */
  zone: string;
}

/** Meetings that stay booked although the mentor's calendar is busy at that time. */
export function Clashes({ clashes, zone }: ClashesProps) {
  const titleId = useId();
  if (clashes.length === 0) return null;
  return (
    <section aria-labelledby={titleId}>
      <Title id={titleId}>Booked while you are busy</Title>
      <ul>
        {clashes.map(({ id, startup, start_time, end_time }) => (
          <ExceptionLine
            key={id}
            title={meetingSpan(start_time, end_time, zone)}
            note={`${startup.name}. The meeting stays booked.`}
          >
            <TextLink
              to={`/my/mentorships/agenda/${id}`}
              aria-label={`Open the session with ${startup.name}`}
            >
              Open
            </TextLink>
          </ExceptionLine>
        ))}
      </ul>
    </section>
  );
}

const Title = styled.h3`
  ${typeset.small}
  margin-block-end: ${theme.space[8]};
  color: ${theme.color.warnText};
  font-weight: 700;
`;

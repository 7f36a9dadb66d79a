import type { Cancellation, Meeting } from 'contract/wire/meetings.contract';
import type { ReactNode } from 'react';
import { theme, typeset, upTo, useUser } from 'shared-ui/core';
import styled from 'styled-components';

import { meetingSpan, ownZone, utcMoment, zoneName } from '../../time/meetingTime';
import { Card } from '../Card/Card';
import { DateBlock } from '../DateBlock/DateBlock';
import { JoinSession } from '../MeetingDialog/JoinSession';
import { cancellationText, type Reader } from './cancellationText';

interface SessionCardProps {
  meeting: Meeting;
  /** Whether it repeats. */
  note: string | null;
  /** The person who cancelled it and the reason; null when it is not cancelled. */
  cancelled: Cancellation | null;
  /** The reader's side of the session. */
  side: Reader['side'];
  /** Further state of the session. */
  children?: ReactNode;
}

/** Time and place of a session, with the join link while it is open; at the top of its page. */
export function SessionCard({ meeting, note, cancelled, side, children }: SessionCardProps) {
  const { start_time, end_time, room_name, join_url } = meeting;
  const reader = useUser();

  return (
    <Sheet>
      <Head>
        <DateBlock time={start_time} />
        <div>
          <Span>{meetingSpan(start_time, end_time)}</Span>
          <Muted>{zoneName(ownZone(), utcMoment(start_time))}</Muted>
          <Muted>{[note, room_name].filter(Boolean).join(' · ')}</Muted>
        </div>
        {join_url && !cancelled && <JoinSession start={start_time} end={end_time} url={join_url} />}
      </Head>
      {cancelled && <Outcome>{cancellationText(cancelled, { id: reader?.id, side })}</Outcome>}
      {children}
    </Sheet>
  );
}

const Sheet = styled(Card)`
  display: grid;
  gap: ${theme.space[24]};
  margin-block-end: ${theme.space[20]};
  padding: ${theme.space[24]};

  ${upTo.tablet} { padding: ${theme.space[16]}; }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[16]};

  > div { flex: 1 1 14rem; min-inline-size: 0; }
`;

const Span = styled.p`
  font-size: 1.125rem;
  font-weight: 700;
  text-wrap: balance;
`;

const Outcome = styled.p`
  color: ${theme.color.text2};
  overflow-wrap: anywhere;
  white-space: pre-line;
`;

const Muted = styled.p`
  ${typeset.small}
  color: ${theme.color.text2};
  overflow-wrap: anywhere;
`;

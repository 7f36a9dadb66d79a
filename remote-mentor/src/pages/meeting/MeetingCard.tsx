import type { ReactNode } from 'react';
import {
  Card,
  DatePlate,
  JoinSession,
  meetingSpan,
  ownZone,
  theme,
  typeset,
  upTo,
  utcMoment,
  zoneName,
} from 'shared-ui';
import styled from 'styled-components';

import { seriesText } from '../../meetings/seriesText';
import type { OwnMeeting } from './ownMeeting.endpoints';

/** When and where a session is; below it what one may do about it. */
export function MeetingCard({ meeting, children }: { meeting: OwnMeeting; children: ReactNode }) {
  const { start_time, end_time, room_name, join_url } = meeting;

  return (
    <Sheet>
      <Head>
        <DatePlate time={start_time} />
        <div>
          <Span>{meetingSpan(start_time, end_time)}</Span>
          <Quiet>{zoneName(ownZone(), utcMoment(start_time))}</Quiet>
          <Quiet>{[seriesText(meeting), room_name].filter(Boolean).join(' · ')}</Quiet>
        </div>
        {join_url && meeting.state !== 'cancelled' && (
          <JoinSession start={start_time} end={end_time} url={join_url} />
        )}
      </Head>
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

const Quiet = styled.p`
  ${typeset.small}
  color: ${theme.color.text2};
  overflow-wrap: anywhere;
`;

import type { Meeting } from 'contract/wire/meetings.contract';
import type { ReactNode } from 'react';
import { theme } from 'shared-ui/core';
import styled from 'styled-components';

import { meetingSpan, ownZone, utcMoment, zoneName } from '../../time/meetingTime';
import { CalendarFile } from '../CalendarFile/CalendarFile';
import { DateBlock } from '../DateBlock/DateBlock';
import { Dialog } from '../Dialog/Dialog';
import { JoinSession } from './JoinSession';

interface MeetingDialogProps {
  meeting: Meeting;
  title: string;
  /** Further details: whether it repeats, where it takes place. */
  children?: ReactNode;
  onClose: () => void;
}

/** All details of one meeting: full date and time, time zone, links to join. */
export function MeetingDialog({ meeting, title, children, onClose }: MeetingDialogProps) {
  const { id, start_time, end_time, join_url } = meeting;

  return (
    <Dialog open size="sm" title={title} icon={<DateBlock time={start_time} />} onClose={onClose}>
      <Span>{meetingSpan(start_time, end_time)}</Span>
      <Muted>{zoneName(ownZone(), utcMoment(start_time))}</Muted>
      {children && <Muted>{children}</Muted>}
      <Acts>
        {join_url && <JoinSession start={start_time} end={end_time} url={join_url} />}
        <CalendarFile meetingId={id} />
      </Acts>
    </Dialog>
  );
}

const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[12]};
  margin-block-start: ${theme.space[20]};
`;

const Span = styled.p`
  font-size: 1.0625rem;
  font-weight: 700;
  text-wrap: balance;
`;

const Muted = styled.p`
  margin-block-start: ${theme.space[4]};
  color: ${theme.color.text2};
`;

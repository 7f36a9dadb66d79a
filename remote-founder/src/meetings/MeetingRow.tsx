import type { Meeting } from 'contract/wire/meetings.contract';
import { CalendarSync, Info, Repeat2, Trash2 } from 'lucide-react';
import { DateBlock, IconButton, meetingTime, Tag, TextLink, theme, typeset, upTo } from 'shared-ui';
import styled from 'styled-components';

import { RECURRENCE } from './recurrence';

interface MeetingRowProps {
  startupId: string;
  meeting: Meeting;
  /** The mentor, unless the context names them already. */
  mentor?: string;
  /** Why a usual action is not available. */
  note?: string;
  onDetails: () => void;
  /** Left out when no other time is possible, or the meeting has begun. */
  onMove?: () => void;
  /** Left out once it has begun. */
  onCancel?: () => void;
}

/** One meeting: time, mentor, recurrence, actions. */
export function MeetingRow(props: MeetingRowProps) {
  const { startupId, meeting, mentor, note, onDetails, onMove, onCancel } = props;
  const { start_time, recurrence } = meeting;
  const time = meetingTime(start_time);
  const which = mentor ? `${time} with ${mentor}` : time;
  const act = (name: string) => ({
    label: `${name}: ${which}`,
    title: name,
    'aria-haspopup': 'dialog' as const,
  });

  return (
    <Row>
      <DateBlock time={start_time} />
      <Text>
        <Time>{time}</Time>
        {mentor && <Whom>with {mentor}</Whom>}
        {recurrence === 'none' ? (
          <Once>One-time session</Once>
        ) : (
          <Tag tone="recur">
            <Repeat2 size={15} aria-hidden />
            {RECURRENCE[recurrence].label}
          </Tag>
        )}
        {note && <Note>{note}</Note>}
        <TextLink
          to={`/my/startups/${startupId}/meetings/${meeting.id}`}
          aria-label={`Agenda and notes: ${which}`}
        >
          Agenda and notes
        </TextLink>
      </Text>
      <Acts>
        <IconButton {...act('Details')} onClick={onDetails}>
          <Info size={20} aria-hidden />
        </IconButton>
        {onMove && (
          <IconButton {...act('Reschedule')} onClick={onMove}>
            <CalendarSync size={20} aria-hidden />
          </IconButton>
        )}
        {onCancel && (
          <IconButton {...act('Delete')} tone="danger" onClick={onCancel}>
            <Trash2 size={20} aria-hidden color={theme.color.danger} />
          </IconButton>
        )}
      </Acts>
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: 1.125rem;
  padding: 0.875rem ${theme.space[24]};

  ${upTo.phone} {
    flex-wrap: wrap;
    gap: ${theme.space[12]} 0.875rem;
    padding-inline: ${theme.space[16]};
  }
`;

const Text = styled.div`
  display: grid;
  flex: 1;
  gap: ${theme.space[4]};
  justify-items: start;
  min-inline-size: 0;

  ${upTo.magnified} { flex-basis: 100%; }
`;

const Time = styled.p`
  ${typeset.h4}
`;

const Whom = styled.p`
  max-inline-size: 100%;
  color: ${theme.color.text2};
  overflow-wrap: anywhere;
`;

const Once = styled.p`
  ${typeset.small}
  color: ${theme.color.text3};
`;

const Note = styled.p`
  ${typeset.small}
  color: ${theme.color.warnText};
  font-weight: 600;
  overflow-wrap: anywhere;
`;

const Acts = styled.div`
  display: flex;
  gap: ${theme.space[4]};

  ${upTo.phone} {
    inline-size: 100%;
    justify-content: flex-end;
    margin-block-start: -0.375rem;
  }
`;

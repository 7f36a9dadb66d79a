import type { Mentor } from 'contract/wire/meetings.contract';
import { useState } from 'react';
import { fullName, theme, typeset, upTo } from 'shared-ui';
import styled from 'styled-components';

import { hasBegun } from '../../meetings/hasBegun';
import { MeetingRow } from '../../meetings/MeetingRow';
import { mentorLeftNote } from '../../meetings/mentorLeftNote';
import { type Act, MeetingAct } from '../../scheduling/MeetingAct';
import type { AgendaMeeting } from './agenda.endpoints';

interface AgendaRowsProps {
  startupId: string;
  label: string;
  meetings: readonly AgendaMeeting[];
  /** Meetings before which daylight saving time begins or ends in the reader's zone. */
  changed?: ReadonlySet<AgendaMeeting>;
  /** Called when a meeting leaves its row: moved or deleted. */
  onLeft: () => void;
}

/** Sessions with any mentor, with actions; a session that has begun is read-only. */
export function AgendaRows({ startupId, label, meetings, changed, onLeft }: AgendaRowsProps) {
  const [about, setAbout] = useState<{ act: Act; mentor: Mentor } | null>(null);
  const close = () => setAbout(null);

  function handleChanged() {
    close();
    onLeft();
  }

  return (
    <>
      <Rows aria-label={label}>
        {meetings.map((meeting) => {
          const { mentor } = meeting;
          const open = (name: 'details' | 'move' | 'cancel') =>
            setAbout({ act: { name, meeting }, mentor });
          const upcoming = !hasBegun(meeting);
          const name = fullName(mentor.user);
          const left = upcoming && !mentor.assigned;
          return (
            <li key={meeting.id}>
              {changed?.has(meeting) && <Changed>From here on the clocks have changed.</Changed>}
              <MeetingRow
                startupId={startupId}
                meeting={meeting}
                mentor={name}
                note={left ? mentorLeftNote(name) : undefined}
                onDetails={() => open('details')}
                onMove={upcoming && !left ? () => open('move') : undefined}
                onCancel={upcoming ? () => open('cancel') : undefined}
              />
            </li>
          );
        })}
      </Rows>
      {about && (
        <MeetingAct
          startupId={startupId}
          {...about}
          meetings={meetings.filter(({ mentor }) => mentor.id === about.mentor.id)}
          onChanged={handleChanged}
          onClose={close}
        />
      )}
    </>
  );
}

const Rows = styled.ul`
  > li + li { border-block-start: 1px solid ${theme.color.line}; }
`;

const Changed = styled.p`
  ${typeset.small}
  padding: ${theme.space[12]} ${theme.space[24]} 0;
  color: ${theme.color.warnText};
  font-weight: 600;

  ${upTo.phone} { padding-inline: ${theme.space[16]}; }
`;

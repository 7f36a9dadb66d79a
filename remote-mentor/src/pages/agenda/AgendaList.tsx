import { Fragment, useState } from 'react';
import {
  clockChanges,
  fullName,
  MeetingDialog,
  ownZone,
  theme,
  typeset,
  useUser,
  utcMoment,
} from 'shared-ui';
import styled from 'styled-components';

import { MeetingRow } from '../../meetings/MeetingRow';
import { seriesWords } from '../../meetings/seriesWords';
import type { AgendaMeeting } from './agenda.endpoints';

/** Meetings in the order they take place; a press on one shows all of it. */
export function AgendaList({ meetings }: { meetings: readonly AgendaMeeting[] }) {
  const me = useUser();
  const [chosen, setChosen] = useState<AgendaMeeting | null>(null);

  /** Who also founded something has meetings with a mentor of their own. */
  function about({ startup, mentor }: AgendaMeeting): string {
    return mentor.id === me?.id ? startup.name : `${startup.name} with ${fullName(mentor)}`;
  }

  return (
    <>
      <ul aria-label="Agenda">
        {meetings.map((meeting, index) => (
          <Fragment key={meeting.id}>
            {changesSince(meetings[index - 1], meeting) && (
              <Marked>From here on the clocks have changed.</Marked>
            )}
            <li>
              <MeetingRow
                meeting={meeting}
                about={about(meeting)}
                onChoose={() => setChosen(meeting)}
              />
            </li>
          </Fragment>
        ))}
      </ul>
      {chosen && (
        <MeetingDialog meeting={chosen} title={about(chosen)} onClose={() => setChosen(null)}>
          {seriesWords(chosen)}
        </MeetingDialog>
      )}
    </>
  );
}

function changesSince(before: AgendaMeeting | undefined, meeting: AgendaMeeting): boolean {
  if (!before) return false;
  return clockChanges(ownZone(), utcMoment(before.start_time), utcMoment(meeting.start_time));
}

const Marked = styled.li`
  ${typeset.small}
  padding: ${theme.space[8]};
  color: ${theme.color.warnText};
  font-weight: 600;
`;

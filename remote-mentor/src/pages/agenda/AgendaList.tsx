import { Fragment, useState } from 'react';
import {
  ButtonLink,
  firstAfterChange,
  fullName,
  MeetingDialog,
  meetingTime,
  ownZone,
  theme,
  typeset,
  useUser,
} from 'shared-ui';
import styled from 'styled-components';

import { MeetingRow } from '../../meetings/MeetingRow';
import { seriesText } from '../../meetings/seriesText';
import type { AgendaMeeting } from './agenda.endpoints';

/** Meetings in chronological order; a press on one shows its details. */
export function AgendaList({ meetings }: { meetings: readonly AgendaMeeting[] }) {
  const me = useUser();
  const [chosen, setChosen] = useState<AgendaMeeting | null>(null);

  const changed = firstAfterChange(ownZone(), meetings);
  const isMine = ({ mentor }: AgendaMeeting) => mentor.id === me?.id;

  /** A mentor who is also a founder has meetings with a mentor of theirs. */
  function about(meeting: AgendaMeeting): string {
    const { startup, mentor } = meeting;
    return isMine(meeting) ? startup.name : `${startup.name} with ${fullName(mentor)}`;
  }

  return (
    <>
      <ul aria-label="Agenda">
        {meetings.map((meeting) => (
          <Fragment key={meeting.id}>
            {changed.has(meeting) && <Marked>From here on the clocks have changed.</Marked>}
            <Entry>
              <MeetingRow
                meeting={meeting}
                about={about(meeting)}
                warning={
                  meeting.clashes ? 'Your own calendar has another event at this time' : undefined
                }
                onChoose={() => setChosen(meeting)}
              />
              {isMine(meeting) && (
                <ButtonLink
                  tone="ghost"
                  size="sm"
                  to={`/my/mentorships/agenda/${meeting.id}`}
                  aria-label={`Open: ${meetingTime(meeting.start_time)}, ${meeting.startup.name}`}
                >
                  Open
                </ButtonLink>
              )}
            </Entry>
          </Fragment>
        ))}
      </ul>
      {chosen && (
        <MeetingDialog meeting={chosen} title={about(chosen)} onClose={() => setChosen(null)}>
          {seriesText(chosen)}
        </MeetingDialog>
      )}
    </>
  );
}

/* On the smallest phones, and with a large font size, the link is below its text. */
const Entry = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${theme.space[8]};

  > button { flex: 1 1 14rem; }
  > a { flex: none; margin-inline-start: auto; }
`;

const Marked = styled.li`
  ${typeset.small}
  padding: ${theme.space[8]};
  color: ${theme.color.warnText};
  font-weight: 600;
`;

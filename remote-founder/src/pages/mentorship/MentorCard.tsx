import type { Mentor } from 'contract/wire/meetings.contract';
import { useEffect, useId, useState } from 'react';
import {
  Card,
  fullName,
  isSettled,
  QueryState,
  TextLink,
  theme,
  typeset,
  useFocusHome,
} from 'shared-ui';
import styled from 'styled-components';

import { hasBegun } from '../../meetings/hasBegun';
import { MeetingRow } from '../../meetings/MeetingRow';
import { useListUpcomingMeetingsQuery } from '../../meetings/mentors.endpoints';
import { type Act, MeetingAct } from '../../scheduling/MeetingAct';
import { MentorHead } from './MentorHead';

interface MentorCardProps {
  startupId: string;
  mentor: Mentor;
  /** Called once the sessions are loaded, or have failed to load. */
  onSettled: () => void;
}

/** One mentor, the next meetings with them, and the actions for each. */
export function MentorCard({ startupId, mentor, onSettled }: MentorCardProps) {
  const nameId = useId();
  const [act, setAct] = useState<Act | null>(null);
  const [nameRef, goToName] = useFocusHome<HTMLHeadingElement>();
  const upcoming = useListUpcomingMeetingsQuery({ startupId, mentorId: mentor.id });
  const meetings = upcoming.data;
  const known = isSettled(upcoming);
  const close = () => setAct(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, whatever the page passes
  useEffect(() => {
    if (known) onSettled();
  }, [known]);

  /** A moved or deleted meeting has left its row. */
  function handleChanged() {
    close();
    goToName();
  }

  return (
    <Sheet as="section" aria-labelledby={nameId}>
      <MentorHead
        mentor={mentor}
        nameId={nameId}
        nameRef={nameRef}
        upcoming={meetings?.length ?? (upcoming.error ? 'unknown' : undefined)}
        onSchedule={() => setAct({ name: 'book' })}
      />
      <Meetings>
        <QueryState query={upcoming} placeholder={null}>
          {(all) =>
            all.length > 0 && (
              <>
                <ul aria-labelledby={nameId}>
                  {all.map((meeting) => (
                    <li key={meeting.id}>
                      <MeetingRow
                        startupId={startupId}
                        meeting={meeting}
                        onDetails={() => setAct({ name: 'details', meeting })}
                        onMove={
                          hasBegun(meeting) ? undefined : () => setAct({ name: 'move', meeting })
                        }
                        onCancel={
                          hasBegun(meeting) ? undefined : () => setAct({ name: 'cancel', meeting })
                        }
                      />
                    </li>
                  ))}
                </ul>
                <All>
                  <TextLink to={`/my/startups/${startupId}/agenda?mentor=${mentor.id}`}>
                    All sessions with {fullName(mentor.user)}
                  </TextLink>
                </All>
              </>
            )
          }
        </QueryState>
      </Meetings>

      {act && (
        <MeetingAct
          startupId={startupId}
          mentor={mentor}
          act={act}
          meetings={meetings ?? []}
          onChanged={handleChanged}
          onClose={close}
        />
      )}
    </Sheet>
  );
}

const Sheet = styled(Card)`
  overflow: hidden;
`;

const Meetings = styled.div`
  > ul > li, > div { border-block-start: 1px solid ${theme.color.line}; }
  > div { padding-inline: ${theme.space[24]}; } /* a failure */
`;

const All = styled.p`
  ${typeset.small}
  padding: ${theme.space[12]} ${theme.space[24]};
  border-block-start: 1px solid ${theme.color.line};
  overflow-wrap: anywhere;
`;

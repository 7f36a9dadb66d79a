import type { Mentor } from 'api/contract/meetings.contract';
import { CalendarPlus } from 'lucide-react';
import { useId, useState } from 'react';
import {
  Avatar,
  Button,
  Card,
  ErrorState,
  fullName,
  plural,
  Skeleton,
  theme,
  typeset,
  upTo,
  useFocusHome,
} from 'shared-ui';
import styled from 'styled-components';

import { useListUpcomingMeetingsQuery } from '../../meetings/mentors.endpoints';
import { type Act, MeetingAct } from './MeetingAct';
import { MeetingRow } from './MeetingRow';

interface MentorCardProps {
  startupId: string;
  mentor: Mentor;
}

/** One mentor, the next meetings with them, and what can be done about each. */
export function MentorCard({ startupId, mentor }: MentorCardProps) {
  const nameId = useId();
  const [act, setAct] = useState<Act | null>(null);
  const [nameRef, goToName] = useFocusHome<HTMLHeadingElement>();
  const upcoming = useListUpcomingMeetingsQuery({ startupId, mentorId: mentor.id });
  const meetings = upcoming.data;
  const failed = upcoming.isError && !meetings;
  const name = fullName(mentor.user);
  const close = () => setAct(null);

  /** A meeting that was moved or deleted has left its row. */
  function handleChanged() {
    close();
    goToName();
  }

  return (
    <Sheet as="section" aria-labelledby={nameId}>
      <Head>
        <Avatar user={mentor.user} size={72} square />
        <Words>
          <Name id={nameId} ref={nameRef} tabIndex={-1}>
            {name}
          </Name>
          {meetings && <Quiet>{inWords(meetings.length, name)}</Quiet>}
          {!meetings && !failed && <Skeleton width="9rem" />}
        </Words>
        <Button
          tone={meetings?.length === 0 ? 'ghost' : 'primary'}
          aria-haspopup="dialog"
          onClick={() => setAct({ name: 'book' })}
        >
          <CalendarPlus size={20} aria-hidden />
          Schedule a mentoring session
        </Button>
      </Head>
      {failed && (
        <Failed>
          <ErrorState onRetry={upcoming.refetch} busy={upcoming.isFetching} />
        </Failed>
      )}
      <ul aria-labelledby={nameId}>
        {meetings?.map((meeting) => (
          <li key={meeting.id}>
            <MeetingRow
              meeting={meeting}
              onDetails={() => setAct({ name: 'details', meeting })}
              onMove={() => setAct({ name: 'move', meeting })}
              onCancel={() => setAct({ name: 'cancel', meeting })}
            />
          </li>
        ))}
      </ul>

      {act && (
        <MeetingAct
          {...{ startupId, mentor, act }}
          meetings={meetings ?? []}
          onChanged={handleChanged}
          onClose={close}
        />
      )}
    </Sheet>
  );
}

function inWords(count: number, mentor: string): string {
  if (count === 0) return `You don't have any sessions scheduled with ${mentor}`;
  return plural(count, 'upcoming session');
}

const Sheet = styled(Card)`
  overflow: hidden;

  > ul > li { border-block-start: 1px solid ${theme.color.line}; }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 1.125rem;
  padding: ${theme.space[20]} ${theme.space[24]};

  ${upTo.phone} {
    padding: ${theme.space[16]};
    > button { inline-size: 100%; }
  }
`;

const Words = styled.div`
  flex: 1 1 10rem;
  min-inline-size: 0;
`;

const Name = styled.h2`
  ${typeset.h3}
  overflow-wrap: anywhere;
`;

const Failed = styled.div`
  padding-inline: ${theme.space[24]};
  border-block-start: 1px solid ${theme.color.line};
`;

const Quiet = styled.p`
  ${typeset.small}
  color: ${theme.color.text2};
`;

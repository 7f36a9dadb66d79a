import { useState } from 'react';
import { theme, upTo } from 'shared-ui/core';
import styled from 'styled-components';

import { useFocusHome } from '../../focus/useFocusHome';
import { LeaveGuard } from '../../leaving/LeaveGuard';
import { QueryState } from '../QueryState/QueryState';
import { ActionsCard } from './ActionsCard';
import { AttendanceCard } from './AttendanceCard';
import { FeedbackCard } from './FeedbackCard';
import { NotesCard } from './NotesCard';
import { type SessionRecordData, useReadMeetingRecordQuery } from './sessionRecord.endpoints';
import { TopicsCard } from './TopicsCard';

/**
 * The record of one session, the same on both sides (rule 5.40): agenda, notes, action items, attendance and feedback.
 * Renders nothing for users who do not take part, such as staff.
 */
export function SessionRecord({ meetingId }: { meetingId: number }) {
  const query = useReadMeetingRecordQuery({ meetingId });
  const [unsaved, setUnsaved] = useState<readonly string[]>([]);
  const [answers, goToAnswers] = useFocusHome<HTMLDivElement>();

  const mark = (name: string) => (isUnsaved: boolean) =>
    setUnsaved((names) => [
      ...names.filter((other) => other !== name),
      ...(isUnsaved ? [name] : []),
    ]);

  const isAsked = (record: SessionRecordData) =>
    record.answers_open || unsaved.includes('feedback');

  return (
    <QueryState query={query} height="24rem" missing={null}>
      {(record) => (
        <Root>
          <LeaveGuard when={unsaved.length > 0} />
          {record.state === 'begun' && (record.answers_open || record.took_place !== null) && (
            <First>
              <AttendanceCard record={record} />
            </First>
          )}
          <div>
            <TopicsCard
              record={record}
              isUnsaved={unsaved.includes('topics')}
              onUnsaved={mark('topics')}
            />
            <NotesCard record={record} onUnsaved={(kind, isUnsaved) => mark(kind)(isUnsaved)} />
          </div>
          <div ref={answers} tabIndex={-1}>
            <ActionsCard record={record} />
            {isAsked(record) && (
              <FeedbackCard
                record={record}
                onUnsaved={mark('feedback')}
                onDiscarded={goToAnswers}
              />
            )}
            {!isAsked(record) && record.feedback && (
              <Muted>You rated this session {record.feedback.usefulness} of 5.</Muted>
            )}
          </div>
        </Root>
      )}
    </QueryState>
  );
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) min(24rem, 42%);
  align-items: start;
  gap: ${theme.space[20]};
  margin-block-end: ${theme.space[20]};

  > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space[20]};
  }

  ${upTo.laptop} { grid-template-columns: minmax(0, 1fr); }
`;

/** The main part of the page after a session. */
const First = styled.div`
  grid-column: 1 / -1;
`;

const Muted = styled.p`
  color: ${theme.color.text2};
`;

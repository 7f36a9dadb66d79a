import { useState } from 'react';
import { theme, upTo } from 'shared-ui/core';
import styled from 'styled-components';

import { useFocusHome } from '../../focus/useFocusHome';
import { LeaveGuard } from '../../leaving/LeaveGuard';
import { ErrorState } from '../ErrorState/ErrorState';
import { Skeleton } from '../Skeleton/Skeleton';
import { ActionsCard } from './ActionsCard';
import { AttendanceCard } from './AttendanceCard';
import { FeedbackCard } from './FeedbackCard';
import { NotesCard } from './NotesCard';
import { useReadMeetingRecordQuery } from './sessionRecord.endpoints';
import { TopicsCard } from './TopicsCard';

/**
 * The record of one session, the same on both sides (rule 5.40): agenda, notes, action items, attendance and feedback.
 * Renders nothing for users who do not take part, such as staff.
 */
export function SessionRecord({ meetingId }: { meetingId: number }) {
  const { data: record, error, isFetching, refetch } = useReadMeetingRecordQuery({ meetingId });
  const [unsaved, setUnsaved] = useState<readonly string[]>([]);
  const [answers, goToAnswers] = useFocusHome<HTMLDivElement>();

  const mark = (name: string) => (isUnsaved: boolean) =>
    setUnsaved((names) => [
      ...names.filter((other) => other !== name),
      ...(isUnsaved ? [name] : []),
    ]);

  if (!record && error) {
    const missing = 'status' in error && error.status === 404;
    return missing ? null : <ErrorState onRetry={refetch} busy={isFetching} />;
  }
  if (!record) return <Skeleton height="24rem" />;

  const { state, answers_open, took_place, feedback } = record;
  const isAsked = answers_open || unsaved.includes('feedback');
  return (
    <Root>
      <LeaveGuard when={unsaved.length > 0} />
      {state === 'begun' && (answers_open || took_place !== null) && (
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
        {isAsked && (
          <FeedbackCard record={record} onUnsaved={mark('feedback')} onDiscarded={goToAnswers} />
        )}
        {!isAsked && feedback && <Muted>You rated this session {feedback.usefulness} of 5.</Muted>}
      </div>
    </Root>
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

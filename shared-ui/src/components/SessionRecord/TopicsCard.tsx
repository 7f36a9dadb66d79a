import { fullName } from 'contract/full-name';
import { theme, typeset } from 'shared-ui/core';
import styled from 'styled-components';

import { useFocusHome } from '../../focus/useFocusHome';
import { AsideCard } from '../AsideCard/AsideCard';
import { SharedText } from './SharedText';
import type { SessionRecordData } from './sessionRecord.endpoints';
import { useWriteTopicsMutation } from './sessionRecordChanges.endpoints';
import { WrittenText } from './WrittenText';

interface TopicsCardProps {
  record: SessionRecordData;
  /** Whether there is unsaved input: it stays visible, even when the session begins meanwhile. */
  isUnsaved: boolean;
  onUnsaved: (isUnsaved: boolean) => void;
}

/** The agenda of a session: founders edit it until the session begins, and every participant reads it (rule 5.41). */
export function TopicsCard({ record, isUnsaved, onUnsaved }: TopicsCardProps) {
  const { meeting, state, side, topics } = record;
  const [writeTopics, writing] = useWriteTopicsMutation();
  const [place, goToPlace] = useFocusHome<HTMLDivElement>();
  const isOpen = side === 'founders' && state === 'ahead';

  function handleUnsaved(next: boolean) {
    onUnsaved(next);
    if (!isOpen) goToPlace(); // the text area was removed
  }

  return (
    <AsideCard title="Agenda of this session">
      {isOpen || isUnsaved ? (
        <SharedText
          label="What would you like to talk about?"
          what="agenda"
          help={`${fullName(meeting.mentor)} can read it, and your whole team can edit it.`}
          stored={topics}
          closed={CLOSED[state]}
          saving={writing}
          done="The agenda is saved."
          onSave={(written) => writeTopics({ meetingId: meeting.id, ...written })}
          onUnsaved={handleUnsaved}
        />
      ) : (
        <div ref={place} tabIndex={-1}>
          <WrittenText>{topics.text || NOTHING[side]}</WrittenText>
        </div>
      )}
      {topics.text && topics.written_by && (
        <Author>Last edited by {fullName(topics.written_by)}.</Author>
      )}
    </AsideCard>
  );
}

const NOTHING = {
  mentor: 'The founders have not written an agenda.',
  founders: 'Your team has not written an agenda.',
} as const;

/** The reason why founders can no longer edit it. */
const CLOSED: Partial<Record<SessionRecordData['state'], string>> = {
  begun: 'The session has begun. Its agenda can no longer be changed.',
  cancelled: 'The session was cancelled. Its agenda can no longer be changed.',
};

const Author = styled.p`
  ${typeset.small}
  margin-block-start: ${theme.space[12]};
  color: ${theme.color.text2};
  overflow-wrap: anywhere;
`;

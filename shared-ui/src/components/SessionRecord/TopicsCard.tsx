import { fullName } from 'contract/full-name';
import { theme, typeset } from 'shared-ui/core';
import styled from 'styled-components';

import { AsideCard } from '../AsideCard/AsideCard';
import { SharedText } from './SharedText';
import type { SessionRecordData } from './sessionRecord.endpoints';
import { useWriteTopicsMutation } from './sessionRecordChanges.endpoints';
import { WrittenText } from './WrittenText';

interface TopicsCardProps {
  record: SessionRecordData;
  onUnsaved: (isUnsaved: boolean) => void;
}

/** The agenda of a session: founders write it until it begins, and everybody reads it (rule 5.41). */
export function TopicsCard({ record, onUnsaved }: TopicsCardProps) {
  const { meeting, state, side, topics } = record;
  const [writeTopics, writing] = useWriteTopicsMutation();
  const isOpen = side === 'founders' && state === 'ahead';

  return (
    <AsideCard title="Agenda of this session">
      {isOpen ? (
        <SharedText
          label="What would you like to talk about?"
          help={`${fullName(meeting.mentor)} reads it, and your team writes it with you.`}
          stored={topics}
          saving={writing}
          done="The agenda is saved."
          onSave={(written) => writeTopics({ meetingId: meeting.id, ...written })}
          onUnsaved={onUnsaved}
        />
      ) : (
        <WrittenText>{topics.text || 'The founders have not written an agenda.'}</WrittenText>
      )}
      {topics.text && topics.written_by && (
        <Author>Last written by {fullName(topics.written_by)}.</Author>
      )}
    </AsideCard>
  );
}

const Author = styled.p`
  ${typeset.small}
  margin-block-start: ${theme.space[12]};
  color: ${theme.color.text2};
  overflow-wrap: anywhere;
`;

import { fullName } from 'contract/full-name';
import type { NoteKind } from 'contract/wire/meeting-records.contract';
import { theme } from 'shared-ui/core';
import styled from 'styled-components';

import { AsideCard } from '../AsideCard/AsideCard';
import { SharedText } from './SharedText';
import type { SessionRecordData } from './sessionRecord.endpoints';
import { useWriteNoteMutation } from './sessionRecordChanges.endpoints';
import { WrittenText } from './WrittenText';

interface NotesCardProps {
  record: SessionRecordData;
  onUnsaved: (kind: NoteKind, isUnsaved: boolean) => void;
}

/** The notes of the other participants, the reader's shared note, and the reader's private note (rule 5.42). */
export function NotesCard({ record, onUnsaved }: NotesCardProps) {
  const { meeting, notes, side } = record;
  // One mutation hook each, so that a failure of one note does not appear below the other.
  const shared = useWriteNoteMutation();
  const own = useWriteNoteMutation();
  const wiring = (kind: NoteKind, [writeNote, saving]: typeof own) => ({
    stored: notes[kind],
    saving,
    onSave: (written: typeof notes.shared) =>
      writeNote({ meetingId: meeting.id, kind, ...written }),
    onUnsaved: (isUnsaved: boolean) => onUnsaved(kind, isUnsaved),
  });

  return (
    <AsideCard title="Notes">
      <Stack>
        {notes.of_others.map(({ author, text }) => (
          <Shared key={author.id}>
            <h3>{fullName(author)} shares</h3>
            <WrittenText>{text}</WrittenText>
          </Shared>
        ))}
        <SharedText
          {...wiring('shared', shared)}
          label="Your shared note"
          what="shared note"
          help={READERS[side]}
          done="Your note is shared."
        />
        <SharedText
          {...wiring('private', own)}
          label="Your private note"
          what="private note"
          help="Only you can read it."
          done="Your private note is saved."
        />
      </Stack>
    </AsideCard>
  );
}

/** The readers of each side's shared note. */
const READERS = {
  mentor: 'The whole team of the startup can read it.',
  founders: 'The mentor and your whole team can read it.',
} as const;

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[24]};
`;

const Shared = styled.article`
  padding-inline-start: ${theme.space[16]};
  border-inline-start: 3px solid ${theme.color.lineStrong};

  h3 { font-weight: 700; overflow-wrap: anywhere; }
`;

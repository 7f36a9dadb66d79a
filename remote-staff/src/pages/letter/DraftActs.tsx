import type { StaffLetter } from 'contract/wire/letters.contract';
import { useNavigate } from 'react-router-dom';
import { Button, InlineAlert } from 'shared-ui';
import { ActButton } from '../../acts/ActButton';
import { useAct } from '../../data/useAct';
import { ActRow } from '../../layout/ActRow';

interface DraftActsProps {
  letter: StaffLetter;
  /** Whether there are unsaved changes. */
  isChanged: boolean;
}

/** The acts for a stored draft; none while the shown text differs from the one that would be sent. */
export function DraftActs({ letter: { id, subject, changed_at }, isChanged }: DraftActsProps) {
  const { act, busy, failure } = useAct();
  const navigate = useNavigate();
  if (isChanged) return <p role="status">Save the draft before you test or send it.</p>;
  // The version that the reader has seen: the api refuses when somebody else has changed it since.
  const fields = { id, 'changed-at': changed_at };
  return (
    <ActRow>
      <Button tone="soft" size="sm" busy={busy} onClick={() => act('letters.test', fields)}>
        Send a test to me
      </Button>
      <InlineAlert failure={failure} fields={[]} />
      <ActButton
        act="letters.send"
        fields={fields}
        title={`Send “${subject}”`}
        label="Send"
        tone="primary"
      />
      <ActButton
        act="letters.delete"
        fields={fields}
        title={`Delete “${subject}”`}
        label="Delete"
        onDone={() => void navigate('/staff/letters', { replace: true })}
      />
    </ActRow>
  );
}

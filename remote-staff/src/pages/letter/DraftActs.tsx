import type { StaffLetter } from 'contract/wire/letters.contract';
import { useNavigate } from 'react-router-dom';
import { Button, theme } from 'shared-ui';
import styled from 'styled-components';

import { useAct } from '../../data/useAct';
import { ActButton } from '../../parts/acts/ActButton';

/** What one can do with a draft as it is stored. */
export function DraftActs({ letter: { id, subject } }: { letter: StaffLetter }) {
  const { act, busy } = useAct();
  const navigate = useNavigate();
  return (
    <Acts>
      <Button tone="soft" size="sm" busy={busy} onClick={() => act('letters.test', { id })}>
        Send a test to me
      </Button>
      <ActButton
        act="letters.send"
        fields={{ id }}
        title={`Send “${subject}”`}
        label="Send"
        tone="primary"
      />
      <ActButton
        act="letters.delete"
        fields={{ id }}
        title={`Delete “${subject}”`}
        label="Delete"
        onDone={() => void navigate('/staff/letters', { replace: true })}
      />
    </Acts>
  );
}

const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[12]};
`;

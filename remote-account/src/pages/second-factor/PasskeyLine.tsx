import type { Passkey } from 'api/contract/passkeys.contract';
import { useState } from 'react';
import { Button, dayName, RelativeTime, theme, typeset } from 'shared-ui';
import styled from 'styled-components';

import { RemovePasskey } from '../../second-factor/RemovePasskey';
import { RenamePasskeyDialog } from './RenamePasskeyDialog';

/** One passkey: its name, its days, and its two buttons. */
export function PasskeyLine({ passkey }: { passkey: Passkey }) {
  const { name, created_at, last_used_at } = passkey;
  const [renaming, setRenaming] = useState(false);

  return (
    <Line>
      <Text>
        <b>{name}</b>
        <Quiet>
          Added on {dayName(created_at)}
          {last_used_at ? ', last used ' : ', not used yet'}
          {last_used_at && <RelativeTime date={last_used_at} />}
        </Quiet>
      </Text>
      <Acts>
        <Button
          tone="ghost"
          size="sm"
          aria-haspopup="dialog"
          aria-label={`Rename ${name}`}
          onClick={() => setRenaming(true)}
        >
          Rename
        </Button>
        <RemovePasskey passkey={passkey} />
      </Acts>
      {renaming && <RenamePasskeyDialog passkey={passkey} onClose={() => setRenaming(false)} />}
    </Line>
  );
}

const Line = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[12]};
  padding-block: ${theme.space[12]};
`;

const Text = styled.div`
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;

const Quiet = styled.p`
  ${typeset.small}
  color: ${theme.color.text3};
`;

const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[8]};
`;

import type { Passkey } from 'contract/wire/passkeys.contract';
import { useState } from 'react';
import { Button, dayName, RelativeTime } from 'shared-ui';

import { RemovablePasskey } from '../../second-factor/RemovablePasskey';
import { RenamePasskeyDialog } from './RenamePasskeyDialog';

/** One passkey: its name, its dates, and its two buttons. */
export function PasskeyLine({ passkey }: { passkey: Passkey }) {
  const { name, created_at, last_used_at } = passkey;
  const [renaming, setRenaming] = useState(false);

  return (
    <RemovablePasskey
      passkey={passkey}
      about={
        <>
          Added on {dayName(created_at)}
          {last_used_at ? ', last used ' : ', not used yet'}
          {last_used_at && <RelativeTime date={last_used_at} />}
        </>
      }
    >
      <Button
        tone="ghost"
        size="sm"
        aria-haspopup="dialog"
        aria-label={`Rename ${name}`}
        onClick={() => setRenaming(true)}
      >
        Rename
      </Button>
      {renaming && <RenamePasskeyDialog passkey={passkey} onClose={() => setRenaming(false)} />}
    </RemovablePasskey>
  );
}

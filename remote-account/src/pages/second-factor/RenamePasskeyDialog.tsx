import type { Passkey } from 'contract/wire/passkeys.contract';
import { useState } from 'react';
import { Field, FormDialog, fieldErrors } from 'shared-ui';

import { useRenamePasskeyMutation } from '../../second-factor/passkeys.endpoints';

interface RenamePasskeyDialogProps {
  passkey: Pick<Passkey, 'id' | 'name'>;
  onClose: () => void;
}

/** Renames a passkey, so that the reader can recognise it. */
export function RenamePasskeyDialog({ passkey, onClose }: RenamePasskeyDialogProps) {
  const [name, setName] = useState(passkey.name);
  const [rename, renaming] = useRenamePasskeyMutation();

  return (
    <FormDialog
      guarded={false}
      size="sm"
      title="Rename the passkey"
      saving={renaming}
      ready={name.trim() !== ''}
      done="Successfully Updated"
      fields={['name']}
      onSave={() => rename({ id: passkey.id, name })}
      onClose={onClose}
    >
      <Field
        label="Name"
        name="name"
        required
        maxLength={60}
        value={name}
        error={fieldErrors(renaming.error).name}
        onChange={({ target }) => setName(target.value)}
      />
    </FormDialog>
  );
}

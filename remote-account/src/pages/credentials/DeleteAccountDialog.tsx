import { useState } from 'react';
import { FormDialog, fieldErrors, StepUp, useUser } from 'shared-ui';

import { CurrentPassword } from '../../credentials/CurrentPassword';
import { useAskDeletionMutation } from './privacy.endpoints';

/** Asks for the password before the days until the deletion begin; without a password it only asks once more. */
export function DeleteAccountDialog({ onClose }: { onClose: () => void }) {
  const user = useUser();
  const [password, setPassword] = useState('');
  const [askDeletion, asking] = useAskDeletionMutation();
  const { password: error } = fieldErrors(asking.error);

  const ask = () => askDeletion(user?.has_password ? { password } : {});

  async function handleProven() {
    const { data } = await ask();
    if (data) onClose();
  }

  return (
    <>
      <FormDialog
        guarded={false}
        size="sm"
        title="Delete account"
        act={{ label: 'Delete account', busyLabel: 'Deleting...', tone: 'danger' }}
        saving={asking}
        done={null}
        fields={['password']}
        onSave={ask}
        onClose={onClose}
      >
        <p>
          Are you sure? You will get an email with the date, and can change your mind until then.
        </p>
        {user?.has_password && (
          <CurrentPassword value={password} error={error} onType={setPassword} />
        )}
      </FormDialog>
      <StepUp failure={asking.error} onProven={handleProven} />
    </>
  );
}

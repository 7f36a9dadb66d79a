import { useState } from 'react';
import { fieldErrors, PasswordField } from 'shared-ui';

import { ChangeForm } from '../../credentials/ChangeForm';
import { CurrentPassword } from '../../credentials/CurrentPassword';
import { useChangePasswordMutation } from '../../credentials/credentials.endpoints';
import { useAfterChange } from '../../credentials/useAfterChange';

/** /account/change-password: compares new password and confirmation here; the api checks the rest. */
export function ChangePasswordPage() {
  const afterChange = useAfterChange();
  const [currentPassword, setCurrent] = useState('');
  const [newPassword, setNew] = useState('');
  const [confirmation, setConfirmation] = useState('');
  const [mismatch, setMismatch] = useState<object>();
  const [changePassword, change] = useChangePasswordMutation();
  const errors = fieldErrors(change.error);

  async function handleSubmit() {
    const differs = newPassword !== confirmation;
    setMismatch(differs ? {} : undefined);
    if (differs) return;
    const { data } = await changePassword({ currentPassword, newPassword });
    if (data) await afterChange(data.user, 'Password successfully updated!');
  }

  return (
    <ChangeForm
      title="Change password"
      failure={change.error}
      fault={mismatch}
      busy={change.isLoading}
      dirty={currentPassword !== '' || newPassword !== '' || confirmation !== ''}
      onSubmit={handleSubmit}
    >
      <CurrentPassword
        name="currentPassword"
        value={currentPassword}
        error={errors.currentPassword}
        onType={setCurrent}
      />
      <PasswordField
        label="New password"
        name="newPassword"
        autoComplete="new-password"
        help="At least 8 characters. You stay signed in here; all other devices are signed out."
        value={newPassword}
        error={errors.newPassword}
        onChange={({ target }) => setNew(target.value)}
      />
      <PasswordField
        label="Confirm new password"
        name="confirmation"
        autoComplete="new-password"
        value={confirmation}
        error={mismatch ? 'Passwords do not match.' : undefined}
        onChange={({ target }) => {
          setConfirmation(target.value);
          setMismatch(undefined);
        }}
      />
    </ChangeForm>
  );
}

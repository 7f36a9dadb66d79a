import { useState } from 'react';
import { Field, fieldErrors, useUser } from 'shared-ui';

import { ChangeForm } from '../../credentials/ChangeForm';
import { useChangePasswordMutation } from '../../credentials/credentials.endpoints';
import { useAfterChange } from '../../credentials/useAfterChange';

/** /account/change-password: new and confirmation are compared here, all else by the api. */
export function ChangePasswordPage() {
  const user = useUser();
  const afterChange = useAfterChange();
  const [currentPassword, setCurrent] = useState('');
  const [newPassword, setNew] = useState('');
  const [confirmation, setConfirmation] = useState('');
  const [mismatch, setMismatch] = useState(false);
  const [changePassword, change] = useChangePasswordMutation();
  const errors = fieldErrors(change.error);

  async function handleSubmit() {
    const differs = newPassword !== confirmation;
    setMismatch(differs);
    if (differs) return;
    const { data } = await changePassword({ currentPassword, newPassword });
    if (data) await afterChange(data.user, 'Password successfully updated!');
  }

  return (
    <ChangeForm
      title="Change password"
      failure={change.error}
      busy={change.isLoading}
      dirty={currentPassword !== '' || newPassword !== '' || confirmation !== ''}
      onSubmit={handleSubmit}
    >
      {/* Password managers file the new password under this name. */}
      <input hidden readOnly autoComplete="username" value={user?.email ?? ''} />
      <Field
        label="Current password"
        name="currentPassword"
        type="password"
        autoComplete="current-password"
        required
        value={currentPassword}
        error={errors.currentPassword}
        onChange={({ target }) => setCurrent(target.value)}
      />
      <Field
        label="New password"
        name="newPassword"
        type="password"
        autoComplete="new-password"
        required
        help="At least 8 characters. You stay signed in here; all other devices are signed out."
        value={newPassword}
        error={errors.newPassword}
        onChange={({ target }) => setNew(target.value)}
      />
      <Field
        label="Confirm new password"
        name="confirmation"
        type="password"
        autoComplete="new-password"
        required
        value={confirmation}
        error={mismatch ? 'Passwords do not match.' : undefined}
        onChange={({ target }) => {
          setConfirmation(target.value);
          setMismatch(false);
        }}
      />
    </ChangeForm>
  );
}

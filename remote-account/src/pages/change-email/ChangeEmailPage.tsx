import { useState } from 'react';
import { Field, fieldErrors } from 'shared-ui';

import { ChangeForm } from '../../credentials/ChangeForm';
import { useChangeEmailMutation } from '../../credentials/credentials.endpoints';
import { useAfterChange } from '../../credentials/useAfterChange';

/** /account/change-email */
export function ChangeEmailPage() {
  const afterChange = useAfterChange();
  const [newEmail, setNewEmail] = useState('');
  const [password, setPassword] = useState('');
  const [changeEmail, change] = useChangeEmailMutation();
  const errors = fieldErrors(change.error);

  async function handleSubmit() {
    const { data } = await changeEmail({ newEmail, password });
    if (data) await afterChange(data.user, 'Email successfully updated!');
  }

  return (
    <ChangeForm
      title="Change email"
      failure={change.error}
      busy={change.isLoading}
      dirty={newEmail !== '' || password !== ''}
      onSubmit={handleSubmit}
    >
      <Field
        label="New email"
        name="newEmail"
        type="email"
        autoComplete="email"
        required
        help="It counts at once. We send a letter to the new address to prove that it is yours."
        value={newEmail}
        error={errors.newEmail}
        onChange={({ target }) => setNewEmail(target.value)}
      />
      <Field
        label="Current password"
        name="password"
        type="password"
        autoComplete="current-password"
        required
        value={password}
        error={errors.password}
        onChange={({ target }) => setPassword(target.value)}
      />
    </ChangeForm>
  );
}

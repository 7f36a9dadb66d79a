import { useState } from 'react';
import { Field, fieldErrors } from 'shared-ui';

import { ChangeForm } from '../../credentials/ChangeForm';
import { useChangeUsernameMutation } from '../../credentials/credentials.endpoints';
import { useAfterChange } from '../../credentials/useAfterChange';

/** /account/change-username */
export function ChangeUsernamePage() {
  const afterChange = useAfterChange();
  const [newUsername, setNewUsername] = useState('');
  const [password, setPassword] = useState('');
  const [changeUsername, change] = useChangeUsernameMutation();
  const errors = fieldErrors(change.error);

  async function handleSubmit() {
    const { data } = await changeUsername({ newUsername, password });
    if (data) await afterChange(data.user, 'Username successfully updated!');
  }

  return (
    <ChangeForm
      title="Change username"
      failure={change.error}
      busy={change.isLoading}
      dirty={newUsername !== '' || password !== ''}
      onSubmit={handleSubmit}
    >
      <Field
        label="New username"
        name="newUsername"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        help="3 to 30 small letters, digits and underscores, beginning with a letter."
        value={newUsername}
        error={errors.newUsername}
        onChange={({ target }) => setNewUsername(target.value.toLowerCase())}
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

import type { UsernameChange } from 'contract/wire/credentials.contract';
import { Field } from 'shared-ui';

import { ChangeForm } from '../../credentials/ChangeForm';
import { CurrentPassword } from '../../credentials/CurrentPassword';
import { useChangeUsernameMutation } from '../../credentials/credentials.endpoints';
import { useChange } from '../../credentials/useChange';

const DONE = 'Username successfully updated!';

/** /account/change-username: converts input to lower case. */
export function ChangeUsernamePage() {
  const change = useChange<UsernameChange>(useChangeUsernameMutation(), DONE);
  const { typed, setTyped, errors, form, password, send } = change;

  return (
    <ChangeForm {...form} title="Change username" onSubmit={() => send({ newUsername: typed })}>
      <Field
        label="New username"
        name="newUsername"
        autoComplete="nickname"
        autoCapitalize="none"
        spellCheck={false}
        required
        help="3 to 30 lowercase letters, digits and underscores, starting with a letter."
        value={typed}
        error={errors.newUsername}
        onChange={({ target }) => setTyped(target.value.toLowerCase())}
      />
      <CurrentPassword {...password} />
    </ChangeForm>
  );
}

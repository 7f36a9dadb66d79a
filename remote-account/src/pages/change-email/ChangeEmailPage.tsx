import type { EmailChange } from 'contract/wire/credentials.contract';
import { Field } from 'shared-ui';

import { ChangeForm } from '../../credentials/ChangeForm';
import { CurrentPassword } from '../../credentials/CurrentPassword';
import { useChangeEmailMutation } from '../../credentials/credentials.endpoints';
import { useChange } from '../../credentials/useChange';

/** /account/change-email */
export function ChangeEmailPage() {
  const change = useChange<EmailChange>(useChangeEmailMutation(), 'Email successfully updated!');
  const { typed, setTyped, errors, form, password, send } = change;

  return (
    <ChangeForm {...form} title="Change email" onSubmit={() => send({ newEmail: typed })}>
      <Field
        label="New email"
        name="newEmail"
        type="email"
        autoComplete="email"
        required
        help="We send an email to the new address. The change takes effect once you confirm it there."
        value={typed}
        error={errors.newEmail}
        onChange={({ target }) => setTyped(target.value)}
      />
      <CurrentPassword {...password} />
    </ChangeForm>
  );
}

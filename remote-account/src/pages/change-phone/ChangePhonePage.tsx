import type { PhoneChange } from 'contract/wire/credentials.contract';
import { useState } from 'react';
import { Field, SelectField, useUser } from 'shared-ui';

import { ChangeForm } from '../../credentials/ChangeForm';
import { CurrentPassword } from '../../credentials/CurrentPassword';
import { useChangePhoneMutation } from '../../credentials/credentials.endpoints';
import { useChange } from '../../credentials/useChange';
import { type Country, countryOf, countryOptions, readPhone } from './phoneNumber';

const DONE = 'Phone number successfully updated!';
const OPTIONS = [{ value: '', label: 'Another country' }, ...countryOptions()];

/** /account/change-phone: accepts any notation, stores an international number. */
export function ChangePhonePage() {
  const user = useUser();
  const [country, setCountry] = useState<Country | ''>(() => countryOf(user?.phone_number));
  const change = useChange<PhoneChange>(useChangePhoneMutation(), DONE);
  const { typed, setTyped, errors, form, password, send } = change;

  const submit = () => send({ phone_number: readPhone(typed, country) });

  return (
    <ChangeForm {...form} title="Change phone number" onSubmit={submit}>
      <SelectField
        label="Country"
        name="country"
        autoComplete="country"
        options={OPTIONS}
        value={country}
        onChange={({ target }) => setCountry(target.value as Country | '')}
      />
      <Field
        label="Phone number"
        name="phone_number"
        type="tel"
        autoComplete="tel"
        help="Leave it empty to delete your number."
        value={typed}
        error={errors.phone_number}
        onChange={({ target }) => setTyped(target.value)}
      />
      <CurrentPassword {...password} />
    </ChangeForm>
  );
}

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

/** /account/change-phone: stored as an international number, whatever way it is typed. */
export function ChangePhonePage() {
  const user = useUser();
  const [country, setCountry] = useState<Country | ''>(() => countryOf(user?.phone_number));
  const [fault, setFault] = useState<{ phone_number: string }>();
  const change = useChange<PhoneChange>(useChangePhoneMutation(), DONE);
  const { typed, setTyped, errors, form, password, send } = change;

  async function handleSubmit() {
    const read = readPhone(typed, country);
    setFault('fault' in read ? { phone_number: read.fault } : undefined);
    if ('phone' in read) await send({ phone_number: read.phone });
  }

  return (
    <ChangeForm {...form} fault={fault} title="Change phone number" onSubmit={handleSubmit}>
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
        error={fault?.phone_number ?? errors.phone_number}
        onChange={({ target }) => {
          setTyped(target.value);
          setFault(undefined);
        }}
      />
      <CurrentPassword {...password} />
    </ChangeForm>
  );
}

import { useState } from 'react';
import { Field, fieldErrors, SelectField, useUser } from 'shared-ui';

import { ChangeForm } from '../../credentials/ChangeForm';
import { useChangePhoneMutation } from '../../credentials/credentials.endpoints';
import { useAfterChange } from '../../credentials/useAfterChange';
import { type Country, countryOf, countryOptions, readPhone } from './phoneNumber';

const OPTIONS = [{ value: '', label: 'Another country' }, ...countryOptions()];

/** /account/change-phone: stored as an international number, whatever way it is typed. */
export function ChangePhonePage() {
  const user = useUser();
  const afterChange = useAfterChange();
  const [country, setCountry] = useState<Country | ''>(() => countryOf(user?.phone_number));
  const [typed, setTyped] = useState('');
  const [password, setPassword] = useState('');
  const [fault, setFault] = useState<string>();
  const [changePhone, change] = useChangePhoneMutation();
  const errors = fieldErrors(change.error);

  async function handleSubmit() {
    const read = readPhone(typed, country);
    setFault('fault' in read ? read.fault : undefined);
    if ('fault' in read) return;
    const { data } = await changePhone({ phone_number: read.phone, password });
    if (data) await afterChange(data.user, 'Phone number successfully updated!');
  }

  return (
    <ChangeForm
      title="Change phone number"
      failure={change.error}
      busy={change.isLoading}
      dirty={typed !== '' || password !== ''}
      onSubmit={handleSubmit}
    >
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
        error={fault ?? errors.phone_number}
        onChange={({ target }) => {
          setTyped(target.value);
          setFault(undefined);
        }}
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

import type { AccountChanged } from 'contract/wire/credentials.contract';
import { useState } from 'react';
import { type Failure, fieldErrors } from 'shared-ui';

import { useAfterChange } from './useAfterChange';

/** The result of a mutation hook: the call, and the state of the last one. */
type Change<Input> = readonly [
  (input: Input) => Promise<{ data?: AccountChanged }>,
  { isLoading: boolean; error?: Failure },
];

/**
 * The form state of a credential: new value, current password, and the api's errors.
 * @param done the message after the change
 */
export function useChange<Input extends { password: string }>(
  [call, { isLoading, error }]: Change<Input>,
  done: string,
) {
  const afterChange = useAfterChange();
  const [typed, setTyped] = useState('');
  const [password, setPassword] = useState('');
  const errors = fieldErrors(error);

  return {
    typed,
    setTyped,
    errors,
    /** Props of the `ChangeForm`. */
    form: { failure: error, busy: isLoading, dirty: typed !== '' || password !== '' },
    /** Props of the `CurrentPassword`. */
    password: { value: password, error: errors.password, onType: setPassword },
    /** Sends the input with the password, and handles a success. */
    async send(input: Omit<Input, 'password'>): Promise<void> {
      const { data } = await call({ ...input, password } as Input);
      if (data) await afterChange(data.user, done);
    },
  };
}

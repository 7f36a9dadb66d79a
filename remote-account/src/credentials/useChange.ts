import type { AccountChanged } from 'contract/wire/credentials.contract';
import { useState } from 'react';
import { fieldErrors } from 'shared-ui';

import { useAfterChange } from './useAfterChange';

/** What a mutation hook gives: the call, and how the last one went. */
type Change<Input> = readonly [
  (input: Input) => Promise<{ data?: AccountChanged }>,
  { isLoading: boolean; error?: Parameters<typeof fieldErrors>[0] },
];

/**
 * A credential under change: the new value and the current password, as they are typed, and what
 * the api says of them.
 * @param done the message when the change is made
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
    /** For the `ChangeForm`. */
    form: { failure: error, busy: isLoading, dirty: typed !== '' || password !== '' },
    /** For the `CurrentPassword`. */
    password: { value: password, error: errors.password, onType: setPassword },
    /** Sends the input with the password; what follows a success happens here. */
    async send(input: Omit<Input, 'password'>): Promise<void> {
      const { data } = await call({ ...input, password } as Input);
      if (data) await afterChange(data.user, done);
    },
  };
}

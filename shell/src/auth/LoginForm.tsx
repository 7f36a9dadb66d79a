import type { SignInAnswer } from 'contract/wire/second-factor.contract';
import {
  Button,
  Field,
  failureText,
  fieldErrors,
  PasswordField,
  SOMETHING_WRONG,
  TextLink,
  useLoginMutation,
  useToast,
} from 'shared-ui';
import styled from 'styled-components';

import { useForm } from './form/useForm';

interface LoginFormProps {
  knownEmail?: string;
  onAnswer(answer: SignInAnswer): void;
  onBusy(busy: boolean): void;
}

/** Email and password: the first step of signing in, and for most users the only one. */
export function LoginForm({ knownEmail, onAnswer, onBusy }: LoginFormProps) {
  const [login] = useLoginMutation();
  const toast = useToast();

  const form = useForm(async ({ email = '', password = '' }) => {
    onBusy(true);
    const { data, error } = await login({ email, password });
    onBusy(false);
    if (data) {
      onAnswer(data);
      return undefined;
    }
    // An error without fields appears under the password (rule 2.14), and is announced as well.
    const message = failureText(error) ?? SOMETHING_WRONG;
    const errors = fieldErrors(error);
    toast.error(message);
    return Object.keys(errors).length > 0 ? errors : { password: [message] };
  });

  return (
    <Fields {...form.props}>
      <Field
        label="Email"
        name="email"
        type="email"
        required
        autoComplete="username webauthn"
        defaultValue={knownEmail}
        error={form.errors.email}
      />
      <PasswordField
        label="Password"
        name="password"
        autoComplete="current-password"
        error={form.errors.password}
      />
      <Forgot to="/forgot-password">Forgot password?</Forgot>
      <Button type="submit" busy={form.busy} busyLabel="Logging in...">
        Log in
      </Button>
    </Fields>
  );
}

const Fields = styled.form`
  display: grid;
  gap: 1.125rem;
`;

const Forgot = styled(TextLink)`
  justify-self: end;
  margin-block: -0.6875rem -0.3125rem;
  padding-block: 0.3125rem;
  font-size: 0.875rem;
  line-height: 1.25rem;
`;

import { useState } from 'react';
import {
  Button,
  Field,
  failureText,
  fieldErrors,
  PasswordField,
  signedOut,
  theme,
  useDispatch,
  useNavigateWhileHere,
  useToast,
  useUser,
} from 'shared-ui';
import styled from 'styled-components';

import { useResetPasswordMutation } from './calls/auth.endpoints';
import { useForm } from './form/useForm';

const NOT_RESET = 'Failed to reset password';

/**
 * Sets a new password with a valid reset link. Redirects to the login and does not sign in, because the api ends the
 * user's sessions (rule 2.33). Only the server checks the input (rule 2.32).
 */
export function ResetPasswordForm({ token, email }: { token: string; email: string }) {
  const [resetPassword] = useResetPasswordMutation();
  const [failure, setFailure] = useState<string>();
  const navigate = useNavigateWhileHere();
  const toast = useToast();
  const user = useUser();
  const dispatch = useDispatch();

  const form = useForm(async (values) => {
    setFailure(undefined);
    const { email: typed = '', password = '', password_confirmation = '' } = values;
    const { error } = await resetPassword({ token, email: typed, password, password_confirmation });
    if (!error) {
      // The api has ended the session: it is cleared here before the next call is rejected.
      if (user?.email.toLowerCase() === typed.trim().toLowerCase()) dispatch(signedOut());
      toast.success('Password has been reset successfully');
      void navigate('/login', { replace: true });
      return undefined;
    }
    const errors = fieldErrors(error);
    if (Object.keys(errors).length > 0) return errors;
    const message = failureText(error, NOT_RESET) ?? NOT_RESET;
    toast.error(message);
    setFailure(message);
    return {};
  });

  return (
    <Fields {...form.props} noValidate>
      <p>Please enter your email and choose a new password.</p>
      <Field
        label="Email"
        name="email"
        type="email"
        required
        autoComplete="username"
        defaultValue={email}
        error={form.errors.email}
      />
      <PasswordField
        label="New Password"
        name="password"
        autoComplete="new-password"
        error={form.errors.password}
      />
      <PasswordField
        label="Confirm Password"
        name="password_confirmation"
        autoComplete="new-password"
        error={form.errors.password_confirmation}
      />
      {failure && <Failure role="alert">{failure}</Failure>}
      <Button type="submit" busy={form.busy} busyLabel="Resetting Password...">
        Reset Password
      </Button>
    </Fields>
  );
}

const Fields = styled.form`
  display: grid;
  gap: 1.125rem;

  > p { color: ${theme.color.text2}; font-size: 1.0625rem; }
`;

const Failure = styled.strong`
  color: ${theme.color.danger};
  font-weight: 600;
`;

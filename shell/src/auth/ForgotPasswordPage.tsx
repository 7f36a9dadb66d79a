import { useEffect, useRef, useState } from 'react';
import { Button, Field, failureText, fieldErrors, TextLink, theme, useToast } from 'shared-ui';
import styled from 'styled-components';
import { AlternativeLine } from './AlternativeLine';
import { useSendResetLinkMutation } from './calls/auth.endpoints';
import { useForm } from './form/useForm';
import { AuthFrame } from './layout/AuthFrame';
import { SunrisePane } from './layout/SunrisePane';

/**
 * /forgot-password: asks for an email address, then tells the user to check the mail. The server checks the address
 * (rule 2.30).
 */
export function ForgotPasswordPage() {
  const [sendResetLink] = useSendResetLinkMutation();
  const [sent, setSent] = useState(false);
  const toast = useToast();

  const form = useForm(async ({ email = '' }) => {
    const { error } = await sendResetLink({ email });
    if (error) {
      toast.error(FAILED);
      return { email: [failureText(error, FAILED) ?? FAILED], ...fieldErrors(error) };
    }
    toast.success('Password reset link has been sent to your email');
    setSent(true);
    return undefined;
  });

  return (
    <AuthFrame title="Forgot password?" pane={<SunrisePane />}>
      {sent ? (
        <Sent />
      ) : (
        <Fields {...form.props}>
          <Lead>Tell us your email and we will send you a link to choose a new password.</Lead>
          <Field
            label="Email"
            name="email"
            type="email"
            autoComplete="username"
            error={form.errors.email}
          />
          <Button type="submit" busy={form.busy} busyLabel="Sending...">
            Send Reset Link
          </Button>
        </Fields>
      )}
      <AlternativeLine>
        <TextLink to="/login">Back to login</TextLink>
      </AlternativeLine>
    </AuthFrame>
  );
}

const FAILED = 'Failed to send reset link';

/** Takes the focus from the form that it replaces. */
function Sent() {
  const message = useRef<HTMLParagraphElement>(null);
  useEffect(() => message.current?.focus(), []);
  return (
    <Lead ref={message} role="status" tabIndex={-1}>
      Check your email for the password reset link.
    </Lead>
  );
}

const Fields = styled.form`
  display: grid;
  gap: 1.125rem;
`;

const Lead = styled.p`
  color: ${theme.color.text2};
  font-size: 1.0625rem;
`;

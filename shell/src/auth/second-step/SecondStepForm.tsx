import type { SecondFactorNeeded } from 'contract/wire/second-factor.contract';
import type { SignedIn } from 'contract/wire/session.contract';
import {
  Button,
  Field,
  failureText,
  fieldErrors,
  hasStatus,
  SOMETHING_WRONG,
  theme,
  useToast,
} from 'shared-ui';
import styled from 'styled-components';

import { useFinishSignInMutation } from '../calls/auth.endpoints';
import { useForm } from '../form/useForm';
import { PasskeyButton } from '../passkey/PasskeyButton';

interface SecondStepFormProps {
  needed: SecondFactorNeeded;
  onSignedIn(answer: SignedIn): void;
  /** Restarts the sign-in. */
  onBack(): void;
}

/** The second step of signing in: a code from the authenticator app, or a recovery code. */
export function SecondStepForm({ needed, onSignedIn, onBack }: SecondStepFormProps) {
  const { challenge, ways } = needed.second_factor;
  const [finishSignIn] = useFinishSignInMutation();
  const toast = useToast();

  const form = useForm(async ({ code = '' }) => {
    const { data, error } = await finishSignIn({ challenge, code });
    if (data) {
      onSignedIn(data);
      return undefined;
    }
    const errors = fieldErrors(error);
    if (Object.keys(errors).length > 0) return errors;
    // Without a field, the sign-in has ended, there were too many wrong codes, or there was no response.
    const message = failureText(error) ?? SOMETHING_WRONG;
    toast.error(message);
    if (hasStatus(error, 422)) onBack();
    return { code: [message] };
  });

  return (
    <Fields {...form.props}>
      <p>One more step: your account asks for a second factor.</p>
      <Field
        label="Code"
        name="code"
        required
        autoFocus
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        help={
          ways.includes('authenticator')
            ? 'Six digits from your authenticator app, or one of your recovery codes.'
            : 'One of your recovery codes.'
        }
        error={form.errors.code}
      />
      <Button type="submit" busy={form.busy} busyLabel="Checking...">
        Continue
      </Button>
      {ways.includes('passkey') && (
        <PasskeyButton challenge={challenge} onSignedIn={onSignedIn}>
          Use a passkey
        </PasskeyButton>
      )}
      <Button tone="soft" onClick={onBack}>
        Start again
      </Button>
    </Fields>
  );
}

const Fields = styled.form`
  display: grid;
  gap: 1.125rem;

  > p:first-child { color: ${theme.color.text2}; }
`;

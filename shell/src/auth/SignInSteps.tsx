import type { SecondFactorNeeded, SignInAnswer } from 'contract/wire/second-factor.contract';
import type { SignedIn } from 'contract/wire/session.contract';
import { type ReactNode, useState } from 'react';

import { GoogleButton } from './google/GoogleButton';
import { LoginForm } from './LoginForm';
import { PasskeyButton } from './passkey/PasskeyButton';
import { PasskeySuggestions } from './passkey/PasskeySuggestions';
import { SecondStepForm } from './second-step/SecondStepForm';

interface SignInStepsProps {
  onSignedIn(answer: SignedIn): void;
  /** The expected user's email, if it is known at the first render. */
  knownEmail?: string;
  /** Shown above the first step. */
  head?: ReactNode;
  /** Shown below the first step. */
  foot?: ReactNode;
}

/** Signing in, on the login page and in the login dialog, in one or two steps. */
export function SignInSteps({ onSignedIn, knownEmail, head, foot }: SignInStepsProps) {
  const [needed, setNeeded] = useState<SecondFactorNeeded>();
  const [busy, setBusy] = useState(false);

  function handleAnswer(answer: SignInAnswer) {
    if ('second_factor' in answer) setNeeded(answer);
    else onSignedIn(answer);
  }

  if (needed) {
    const back = () => setNeeded(undefined);
    return <SecondStepForm needed={needed} onSignedIn={onSignedIn} onBack={back} />;
  }
  return (
    <>
      {head}
      <PasskeySuggestions paused={busy} onSignedIn={onSignedIn} />
      <LoginForm knownEmail={knownEmail} onAnswer={handleAnswer} onBusy={setBusy} />
      <GoogleButton />
      <PasskeyButton onSignedIn={onSignedIn} onBusy={setBusy}>
        Sign in with a passkey
      </PasskeyButton>
      {foot}
    </>
  );
}

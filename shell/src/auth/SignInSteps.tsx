import type { SecondFactorNeeded, SignInAnswer } from 'contract/wire/second-factor.contract';
import type { SignedIn } from 'contract/wire/session.contract';
import { type ReactNode, useState } from 'react';

import { GoogleButton } from './google/GoogleButton';
import { LoginForm } from './LoginForm';
import { PasskeyButton } from './passkey/PasskeyButton';
import { SecondStepForm } from './second-step/SecondStepForm';

interface SignInStepsProps {
  onSignedIn(answer: SignedIn): void;
  /** Whom we expect, as far as it is known when the form is first drawn. */
  knownEmail?: string;
  /** Stands above the first step. */
  head?: ReactNode;
  /** Stands below the first step. */
  foot?: ReactNode;
}

/** Signing in, on the login page and in the login dialog: one step, or two where one is not enough. */
export function SignInSteps({ onSignedIn, knownEmail, head, foot }: SignInStepsProps) {
  const [needed, setNeeded] = useState<SecondFactorNeeded>();

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
      <LoginForm knownEmail={knownEmail} onAnswer={handleAnswer} />
      <GoogleButton />
      <PasskeyButton onSignedIn={onSignedIn}>Sign in with a passkey</PasskeyButton>
      {foot}
    </>
  );
}

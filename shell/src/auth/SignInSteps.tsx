import type { SecondFactorNeeded, SignInAnswer } from 'contract/wire/second-factor.contract';
import type { SignedIn } from 'contract/wire/session.contract';
import { type ReactNode, useState } from 'react';

import { GoogleButton } from './google/GoogleButton';
import { LoginForm } from './LoginForm';
import { PasskeyButton } from './passkey/PasskeyButton';
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

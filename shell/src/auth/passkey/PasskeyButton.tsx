import type { SignedIn } from 'contract/wire/session.contract';
import { KeyRound } from 'lucide-react';
import { useState, useSyncExternalStore } from 'react';
import { askForPasskey, Button, failureText, knowsPasskeys, useToast } from 'shared-ui';

import {
  useBeginPasskeySignInMutation,
  useFinishPasskeySignInMutation,
} from '../calls/auth.endpoints';

interface PasskeyButtonProps {
  /** Challenge of a first step that requires a second one; without it the passkey signs in alone. */
  challenge?: string;
  children: string;
  onSignedIn(answer: SignedIn): void;
}

/** Signing in with a passkey, in browsers that support it; else nothing. */
export function PasskeyButton({ challenge, children, onSignedIn }: PasskeyButtonProps) {
  const known = useSyncExternalStore(neverChanges, knowsPasskeys, () => false);
  const [begin] = useBeginPasskeySignInMutation();
  const [finish] = useFinishPasskeySignInMutation();
  const [busy, setBusy] = useState(false);
  const toast = useToast();

  async function signIn() {
    const { data: options, error } = await begin({ challenge });
    if (!options) return toast.error(failureText(error));
    const { passkey, failure } = await askForPasskey('sign', options);
    if (!passkey) return toast.error(failure);
    const answer = await finish({ challenge, passkey });
    if (answer.data) onSignedIn(answer.data);
    else toast.error(failureText(answer.error));
  }

  async function handlePress() {
    setBusy(true);
    await signIn();
    setBusy(false);
  }

  if (!known) return null;
  return (
    <Button tone="ghost" busy={busy} onClick={handlePress}>
      <KeyRound size={20} aria-hidden />
      {children}
    </Button>
  );
}

const neverChanges = () => () => {};

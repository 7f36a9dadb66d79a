import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { failureText, useToast } from 'shared-ui/core';
import { Button } from '../components/Button/Button';
import { askForPasskey, knowsPasskeys } from '../passkeys/askBrowser';
import {
  useBeginPasskeyProofMutation,
  useProveByPasskeyMutation,
  useReadSecondFactorQuery,
} from './stepUp.endpoints';

/** Confirms with a passkey, for users who have one and a browser that supports it. */
export function PasskeyProof({ onProven }: { onProven: () => void }) {
  const { data: factor } = useReadSecondFactorQuery();
  const [begin] = useBeginPasskeyProofMutation();
  const [prove] = useProveByPasskeyMutation();
  const [busy, setBusy] = useState(false);
  const toast = useToast();

  async function ask() {
    const { data: options, error } = await begin();
    if (!options) return toast.error(failureText(error));
    const { passkey, failure } = await askForPasskey('sign', options);
    if (!passkey) return toast.error(failure);
    const answer = await prove({ passkey });
    if (answer.data) onProven();
    else toast.error(failureText(answer.error));
  }

  async function handlePress() {
    setBusy(true);
    await ask();
    setBusy(false);
  }

  if (!factor?.passkeys.length || !knowsPasskeys()) return null;
  return (
    <Button tone="ghost" busy={busy} onClick={handlePress}>
      <KeyRound size={20} aria-hidden />
      Use a passkey
    </Button>
  );
}

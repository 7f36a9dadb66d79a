import { useState } from 'react';
import { Button, ConfirmDialog, failureText, StepUp, useToast, wantsProof } from 'shared-ui';

import { useRemoveAuthenticatorMutation } from '../../second-factor/secondFactor.endpoints';

/** Removes the authenticator app after a confirmation. */
export function RemoveAuthenticator() {
  const toast = useToast();
  const [asking, setAsking] = useState(false);
  const [remove, removing] = useRemoveAuthenticatorMutation();

  async function handleRemove() {
    const { data } = await remove();
    if (!data) return;
    toast.success(data.message);
    setAsking(false);
  }

  function handleClose() {
    setAsking(false);
    removing.reset();
  }

  return (
    <>
      <Button tone="danger" aria-haspopup="dialog" onClick={() => setAsking(true)}>
        Remove the app
      </Button>
      <ConfirmDialog
        open={asking}
        title="Remove the authenticator app"
        text="Without a passkey, your password alone will open your account again, and your recovery codes stop working."
        confirmLabel="Remove"
        busyLabel="Removing..."
        busy={removing.isLoading}
        error={wantsProof(removing.error) ? undefined : failureText(removing.error)}
        onConfirm={handleRemove}
        onClose={handleClose}
      />
      <StepUp failure={removing.error} onProven={handleRemove} />
    </>
  );
}

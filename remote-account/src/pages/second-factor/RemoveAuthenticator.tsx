import { useState } from 'react';
import { Button, ConfirmDialog, StepUp } from 'shared-ui';

import { useRemoveAuthenticatorMutation } from '../../second-factor/secondFactor.endpoints';

/** Removes the authenticator app after a confirmation. */
export function RemoveAuthenticator() {
  const [asking, setAsking] = useState(false);
  const [remove] = useRemoveAuthenticatorMutation();

  return (
    <>
      <Button tone="danger" aria-haspopup="dialog" onClick={() => setAsking(true)}>
        Remove the app
      </Button>
      {asking && (
        <ConfirmDialog
          title="Remove the authenticator app"
          text="Without a passkey, your password alone will open your account again, and your recovery codes stop working."
          confirmLabel="Remove"
          busyLabel="Removing..."
          done="The authenticator app is removed."
          onConfirm={() => remove()}
          renderStepUp={(failure, confirm) => <StepUp failure={failure} onProven={confirm} />}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}

import type { NewAuthenticator } from 'api/contract/second-factor.contract';
import { useState } from 'react';
import { FormDialog, fieldErrors, useUser } from 'shared-ui';

import { CurrentPassword } from '../../credentials/CurrentPassword';
import { StepUp } from '../../second-factor/StepUp';
import { useBeginAuthenticatorMutation } from '../../second-factor/secondFactor.endpoints';

interface AskPasswordDialogProps {
  onOffer: (offer: NewAuthenticator) => void;
  onClose: () => void;
}

/** Asks for the password before an app is told the secret; who has none only goes on. */
export function AskPasswordDialog({ onOffer, onClose }: AskPasswordDialogProps) {
  const user = useUser();
  const [password, setPassword] = useState('');
  const [begin, beginning] = useBeginAuthenticatorMutation();

  async function handleSave() {
    const answer = await begin(user?.has_password ? { password } : {});
    if (answer.data) onOffer(answer.data);
    return answer;
  }

  return (
    <>
      <FormDialog
        guarded={false}
        size="sm"
        title="Add an authenticator app"
        act={{ label: 'Go on', busyLabel: 'Checking...' }}
        saving={beginning}
        fields={['password']}
        onSave={handleSave}
        onClose={onClose}
      >
        <p>You need an app for codes on your phone, for example one that keeps your passwords.</p>
        {user?.has_password && (
          <CurrentPassword
            value={password}
            error={fieldErrors(beginning.error).password}
            onType={setPassword}
          />
        )}
      </FormDialog>
      <StepUp
        failure={beginning.error}
        onProven={async () => {
          if ((await handleSave()).data) onClose();
        }}
      />
    </>
  );
}

import { useState } from 'react';
import { fieldErrors } from 'shared-ui/core';
import { FormDialog } from '../components/FormDialog/FormDialog';
import { CodeField } from './CodeField';
import { PasskeyProof } from './PasskeyProof';
import { useProveSecondFactorMutation } from './stepUp.endpoints';

interface ProofDialogProps {
  about?: string;
  onProven: () => void;
  onClose: () => void;
}

/** Asks for the second factor again, before a change of permissions or credentials. */
export function ProofDialog({
  about = 'This changes how you sign in',
  onProven,
  onClose,
}: ProofDialogProps) {
  const [code, setCode] = useState('');
  const [prove, proving] = useProveSecondFactorMutation();

  async function handleSave() {
    const answer = await prove({ code });
    if (answer.data) onProven();
    return answer;
  }

  return (
    <FormDialog
      guarded={false}
      size="sm"
      title="Is it you?"
      act={{ label: 'Confirm', busyLabel: 'Checking...' }}
      saving={proving}
      ready={code.trim() !== ''}
      done={null}
      fields={['code']}
      onSave={handleSave}
      onClose={onClose}
    >
      <p>{about}, so please confirm it with your second factor.</p>
      <PasskeyProof onProven={onProven} />
      <CodeField
        value={code}
        error={fieldErrors(proving.error).code}
        help="From your authenticator app, or one of your recovery codes."
        onType={setCode}
      />
    </FormDialog>
  );
}

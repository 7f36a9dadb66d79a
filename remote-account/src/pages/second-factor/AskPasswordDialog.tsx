import { type ReactNode, useState } from 'react';
import { type Failure, FormDialog, fieldErrors, StepUp, useUser } from 'shared-ui';

import { CurrentPassword } from '../../credentials/CurrentPassword';

/** The result of a mutation hook: the call, and the state of the last one. */
type Begin<Offer> = readonly [
  (request: { password?: string }) => Promise<{
    data?: Offer;
    error?: Failure;
  }>,
  { isLoading: boolean; error?: Failure },
];

interface AskPasswordDialogProps<Offer> {
  title: string;
  /** What the reader needs for the next step. */
  children: ReactNode;
  begin: Begin<Offer>;
  onOffer: (offer: Offer) => void;
  onClose: () => void;
}

/** Asks for the password before a second factor is added; an account without one only continues. */
export function AskPasswordDialog<Offer>(props: AskPasswordDialogProps<Offer>) {
  const { title, children, begin, onOffer, onClose } = props;
  const [call, beginning] = begin;
  const user = useUser();
  const [password, setPassword] = useState('');

  async function handleSave() {
    const answer = await call(user?.has_password ? { password } : {});
    if (answer.data) onOffer(answer.data);
    return answer;
  }

  return (
    <>
      <FormDialog
        guarded={false}
        size="sm"
        title={title}
        act={{ label: 'Continue', busyLabel: 'Checking...' }}
        saving={beginning}
        done={null}
        fields={['password', 'second_factor']}
        onSave={handleSave}
        onClose={onClose}
      >
        <p>{children}</p>
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

import { type FormEvent, useId, useState } from 'react';
import {
  Button,
  Dialog,
  fieldErrors,
  Refusal,
  theme,
  useFirstWrongField,
  useUser,
} from 'shared-ui';
import styled from 'styled-components';

import { CurrentPassword } from '../../credentials/CurrentPassword';
import { useAskDeletionMutation } from './privacy.endpoints';

/** Asks for the password before the days of grace begin. Who has none is asked only once more. */
export function FarewellDialog({ onClose }: { onClose: () => void }) {
  const formId = useId();
  const user = useUser();
  const [password, setPassword] = useState('');
  const [askDeletion, asking] = useAskDeletionMutation();
  const form = useFirstWrongField(asking.error);
  const errors = fieldErrors(asking.error);

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (asking.isLoading) return;
    const { error } = await askDeletion(user?.has_password ? { password } : {});
    if (!error) onClose();
  }

  const footer = (
    <>
      <Button tone="soft" disabled={asking.isLoading} onClick={onClose}>
        Cancel
      </Button>
      <Button
        type="submit"
        form={formId}
        tone="danger"
        busy={asking.isLoading}
        busyLabel="Deleting..."
      >
        Delete account
      </Button>
    </>
  );

  return (
    <Dialog
      open
      size="sm"
      title="Delete account"
      footer={footer}
      busy={asking.isLoading}
      onClose={onClose}
    >
      <Form ref={form} id={formId} onSubmit={handleSubmit}>
        <p>Are you sure? You will be told the day by mail and can change your mind until then.</p>
        {user?.has_password && (
          <CurrentPassword value={password} error={errors.password} onType={setPassword} />
        )}
        <Refusal failure={asking.error} />
      </Form>
    </Dialog>
  );
}

const Form = styled.form`
  display: grid;
  gap: ${theme.space[16]};
`;

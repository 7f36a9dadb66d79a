import { type FormEvent, type ReactNode, useId } from 'react';
import { Button, Dialog, failureText, theme } from 'shared-ui';
import styled from 'styled-components';

type Failure = Parameters<typeof failureText>[0];

interface HoursDialogProps {
  title: string;
  saving: { isLoading: boolean; error?: Failure };
  /** Whether what is typed can be saved. */
  sound: boolean;
  onSave: () => Promise<{ error?: Failure }>;
  onClose: () => void;
  /** The fields. */
  children: ReactNode;
}

/** Cancel, Save, and why it could not be saved; closes only once it is. */
export function HoursDialog(props: HoursDialogProps) {
  const { title, saving, sound, onSave, onClose, children } = props;
  const formId = useId();

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (!sound || saving.isLoading) return;
    const { error } = await onSave();
    if (!error) onClose();
  }

  const footer = (
    <>
      <Button tone="soft" disabled={saving.isLoading} onClick={onClose}>
        Cancel
      </Button>
      <Button
        type="submit"
        form={formId}
        disabled={!sound}
        busy={saving.isLoading}
        busyLabel="Saving..."
      >
        Save
      </Button>
    </>
  );

  return (
    <Dialog open guarded title={title} footer={footer} busy={saving.isLoading} onClose={onClose}>
      <Fields id={formId} noValidate onSubmit={handleSubmit}>
        {children}
        {failureText(saving.error) && <Problem role="alert">{failureText(saving.error)}</Problem>}
      </Fields>
    </Dialog>
  );
}

const Fields = styled.form`
  display: grid;
  gap: ${theme.space[16]};
`;

const Problem = styled.p`
  color: ${theme.color.danger};
  font-weight: 600;
`;

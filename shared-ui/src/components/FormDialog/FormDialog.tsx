import {
  type FormEvent,
  type MouseEvent,
  type ReactNode,
  type SyntheticEvent,
  useId,
  useState,
} from 'react';
import { type Failure, theme, useToast } from 'shared-ui/core';
import styled from 'styled-components';

import { Button } from '../Button/Button';
import type { ButtonTone } from '../Button/buttonStyles';
import { Dialog, type DialogProps } from '../Dialog/Dialog';
import { SavingFormContext } from '../Field/savingForm';
import { useFirstWrongField } from '../Field/useFirstWrongField';
import { InlineAlert } from '../InlineAlert/InlineAlert';
import { SavedVersion } from '../SavedVersion/SavedVersion';

interface FormDialogProps extends Pick<DialogProps, 'title' | 'size' | 'guarded' | 'onClose'> {
  /** Label of the main button, also while the action runs; Save when omitted. */
  act?: { label: string; busyLabel: string; tone?: ButtonTone };
  /** State of the call behind the main button, from its hook. */
  saving: { isLoading: boolean; error?: Failure };
  /** Whether the input can be sent. */
  ready?: boolean;
  /** The toast after success; null when the next view shows the result. */
  done: string | null;
  /** Names of the fields that show their own api messages; other messages are shown below the fields. */
  fields: readonly string[];
  /** What somebody else saved meanwhile (see `useSeen`); the main button then saves the reader's own version. */
  saved?: { content: ReactNode; onUse: () => void } | undefined;
  /** @returns the result of the call; null when a field was invalid and no call was made */
  onSave: () => Promise<{ error?: Failure } | null>;
  children: DialogProps['children'];
}

const SAVE = { label: 'Save', busyLabel: 'Saving...', tone: 'primary' } as const;

/**
 * A dialog with a form: Cancel, the action, and the reason of a failure. It closes only after success, and keeps the
 * input until then. While it is being saved, the form takes no input.
 */
export function FormDialog(props: FormDialogProps) {
  const {
    act = SAVE,
    saving,
    ready = true,
    done,
    fields,
    saved,
    onSave,
    onClose,
    children,
    ...dialog
  } = props;
  const toast = useToast();
  const formId = useId();
  const [fault, setFault] = useState<object>(); // a field was wrong, nothing was sent
  const form = useFirstWrongField(fault ?? saving.error);

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (!ready || saving.isLoading) return;
    const answer = await onSave();
    setFault(answer ? undefined : {});
    if (!answer || answer.error) return;
    if (done) toast.success(done);
    onClose();
  }

  /** The second press of a double click does not overwrite a version that appeared after the first one. */
  function handlePress(event: MouseEvent) {
    if (saved && event.detail > 1) event.preventDefault();
  }

  /** Blocks controls that cannot be read-only: choices, and buttons that add or remove. */
  function handleEntry(event: SyntheticEvent) {
    if (!saving.isLoading) return;
    event.preventDefault();
    event.stopPropagation();
  }

  const footer = (
    <>
      <Button tone="soft" disabled={saving.isLoading} onClick={onClose}>
        Cancel
      </Button>
      <Button
        type="submit"
        form={formId}
        tone={act.tone}
        disabled={!ready}
        busy={saving.isLoading}
        busyLabel={act.busyLabel}
        onClick={handlePress}
      >
        {saved ? 'Save my version' : act.label}
      </Button>
    </>
  );

  return (
    <Dialog guarded {...dialog} open footer={footer} busy={saving.isLoading} onClose={onClose}>
      <Form
        ref={form}
        id={formId}
        noValidate
        onChangeCapture={handleEntry}
        onClickCapture={handleEntry}
        onSubmit={handleSubmit}
      >
        <SavingFormContext value={saving.isLoading}>{children}</SavingFormContext>
        <InlineAlert failure={saving.error} fields={fields} />
        {saved && (
          <SavedVersion disabled={saving.isLoading} failure={saving.error} onUse={saved.onUse}>
            {saved.content}
          </SavedVersion>
        )}
      </Form>
    </Dialog>
  );
}

const Form = styled.form`
  display: grid;
  gap: ${theme.space[16]};
`;

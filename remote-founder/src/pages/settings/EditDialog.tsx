import type { OwnStartup } from 'api/contract/my-startups.contract';
import { type FormEvent, type ReactNode, useId } from 'react';
import { Button, Dialog, failureText, fieldErrors, theme } from 'shared-ui';
import styled from 'styled-components';

import { type StartupChange, useChangeStartupMutation } from './settings.endpoints';

/** What every dialog of this page is given. */
export interface EditProps {
  startup: OwnStartup;
  onClose: () => void;
}

interface EditDialogProps extends EditProps {
  title: string;
  /** What will be saved; null while there is nothing that could be. */
  change: StartupChange | null;
  /** The fields, given what the api said about them. */
  children: (errors: Record<string, string[]>) => ReactNode;
}

/** One edit: Cancel, Save, and why it could not be saved. What was typed stays until it is. */
export function EditDialog({ startup, title, change, onClose, children }: EditDialogProps) {
  const formId = useId();
  const [changeStartup, saving] = useChangeStartupMutation();
  const errors = fieldErrors(saving.error);
  const said = change !== null && Object.keys(change).some((field) => errors[field]);

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (!change || saving.isLoading) return;
    const { error } = await changeStartup({ startupId: String(startup.id), change });
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
        disabled={!change}
        busy={saving.isLoading}
        busyLabel="Saving..."
      >
        Save
      </Button>
    </>
  );

  return (
    <Dialog open guarded title={title} footer={footer} busy={saving.isLoading} onClose={onClose}>
      <Fields id={formId} onSubmit={handleSubmit}>
        {children(errors)}
        {failureText(saving.error) && !said && (
          <Failure role="alert">{failureText(saving.error)}</Failure>
        )}
      </Fields>
    </Dialog>
  );
}

const Fields = styled.form`
  display: grid;
  gap: ${theme.space[16]};
`;

const Failure = styled.p`
  color: ${theme.color.danger};
  font-weight: 600;
`;

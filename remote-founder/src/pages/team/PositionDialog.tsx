import type { TeamMember } from 'api/contract/startups.contract';
import { type FormEvent, useId, useState } from 'react';
import { Button, Dialog, Field, failureText, fieldErrors } from 'shared-ui';

import type { PersonKind } from '../../team/personKind';
import { useChangePositionMutation } from './people.endpoints';

interface PositionDialogProps {
  startupId: string;
  kind: PersonKind;
  person: TeamMember;
  onClose: () => void;
}

/** Gives somebody another position. What was typed stays when it could not be saved. */
export function PositionDialog({ startupId, kind, person, onClose }: PositionDialogProps) {
  const formId = useId();
  const [position, setPosition] = useState(person.position);
  const [changePosition, change] = useChangePositionMutation();
  const words = position.trim();
  const error = fieldErrors(change.error).position ?? failureText(change.error);

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (!words || change.isLoading) return;
    const done = await changePosition({
      startupId,
      kind,
      userId: person.user.id,
      position: words,
    });
    if (!done.error) onClose();
  }

  const footer = (
    <>
      <Button tone="soft" disabled={change.isLoading} onClick={onClose}>
        Cancel
      </Button>
      <Button
        type="submit"
        form={formId}
        disabled={!words}
        busy={change.isLoading}
        busyLabel="Saving..."
      >
        Save
      </Button>
    </>
  );

  return (
    <Dialog
      open
      guarded
      size="sm"
      title="Edit Position"
      footer={footer}
      busy={change.isLoading}
      onClose={onClose}
    >
      <form id={formId} onSubmit={handleSubmit}>
        <Field
          label="Position"
          maxLength={80}
          value={position}
          error={error}
          onChange={({ target }) => setPosition(target.value)}
        />
      </form>
    </Dialog>
  );
}

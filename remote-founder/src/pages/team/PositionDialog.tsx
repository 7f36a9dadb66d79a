import type { TeamMember } from 'contract/wire/startups.contract';
import { useState } from 'react';
import { Field, FormDialog, fieldErrors } from 'shared-ui';
import { useSeen } from '../../seen/useSeen';
import type { PersonKind } from '../../team/personKind';
import { useChangePositionMutation } from './people.endpoints';

interface PositionDialogProps {
  startupId: string;
  kind: PersonKind;
  person: TeamMember;
  onClose: () => void;
}

/** Changes a person's position. */
export function PositionDialog({ startupId, kind, person, onClose }: PositionDialogProps) {
  const [text, setText] = useState(person.position);
  const [changePosition, saving] = useChangePositionMutation();
  const { seen, saved, save } = useSeen({ position: person.position });
  const position = text.trim();

  return (
    <FormDialog
      size="sm"
      title="Edit Position"
      saving={saving}
      ready={position !== ''}
      done="Successfully Updated"
      fields={['position']}
      saved={saved.position === undefined ? undefined : { content: saved.position, onUse: onClose }}
      onSave={() =>
        save({ position }, () =>
          changePosition({
            startupId,
            kind,
            userId: person.user.id,
            position,
            seen: seen.position,
          }),
        )
      }
      onClose={onClose}
    >
      <Field
        label="Position"
        maxLength={80}
        value={text}
        error={fieldErrors(saving.error).position}
        onChange={({ target }) => setText(target.value)}
      />
    </FormDialog>
  );
}

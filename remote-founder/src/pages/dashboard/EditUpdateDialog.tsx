import type { StartupUpdate } from 'contract/wire/updates.contract';
import { useState } from 'react';
import { FormDialog, fieldErrors, TextArea } from 'shared-ui';

import { useSeen } from '../../seen/useSeen';
import { useEditUpdateMutation } from './updates.endpoints';

interface EditUpdateDialogProps {
  startupId: string;
  update: StartupUpdate;
  onClose: () => void;
}

/** Edits an update while that is allowed (rule 3.41). The text is kept when saving fails. */
export function EditUpdateDialog({ startupId, update, onClose }: EditUpdateDialogProps) {
  const [text, setText] = useState(update.update);
  const [editUpdate, saving] = useEditUpdateMutation();
  const { seen, saved, save } = useSeen({ update: update.update });
  const trimmed = text.trim();

  return (
    <FormDialog
      title="Edit Update"
      saving={saving}
      ready={trimmed !== '' && trimmed !== seen.update}
      done="Your update is saved."
      fields={['update']}
      saved={saved.update === undefined ? undefined : { content: saved.update, onUse: onClose }}
      onSave={() =>
        save({ update: trimmed }, () =>
          editUpdate({ startupId, updateId: update.id, update: trimmed, seen: seen.update }),
        )
      }
      onClose={onClose}
    >
      <TextArea
        label="Update"
        help="Readers see that it was edited. Nobody is notified again."
        rows={6}
        maxLength={5000}
        value={text}
        error={fieldErrors(saving.error).update}
        onChange={({ target }) => setText(target.value)}
      />
    </FormDialog>
  );
}

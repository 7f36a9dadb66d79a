import type { StartupUpdate } from 'contract/wire/updates.contract';
import { ConfirmDialog } from 'shared-ui';

import { useDeleteUpdateMutation } from './updates.endpoints';

interface DeleteUpdateDialogProps {
  startupId: string;
  update: StartupUpdate;
  onDeleted: () => void;
  onClose: () => void;
}

/** Asks before an update is deleted; stays open with the reason when that fails. */
export function DeleteUpdateDialog(props: DeleteUpdateDialogProps) {
  const { startupId, update, onDeleted, onClose } = props;
  const [deleteUpdate] = useDeleteUpdateMutation();

  return (
    <ConfirmDialog
      title="Delete Update"
      text="Are you sure you want to delete this update? This action cannot be undone."
      confirmLabel="Delete"
      busyLabel="Deleting..."
      done="Your update is deleted."
      onConfirm={() => deleteUpdate({ startupId, updateId: update.id })}
      onDone={onDeleted}
      onClose={onClose}
    />
  );
}

import type { StartupUpdate } from 'contract/wire/updates.contract';
import { ConfirmDialog, failureText, useToast } from 'shared-ui';

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
  const toast = useToast();
  const [deleteUpdate, deletion] = useDeleteUpdateMutation();

  async function handleConfirm() {
    const { error } = await deleteUpdate({ startupId, updateId: update.id });
    if (error) return;
    toast.success('Your update is deleted.');
    onDeleted();
  }

  return (
    <ConfirmDialog
      title="Delete Update"
      text="Are you sure you want to delete this update? This action cannot be undone."
      confirmLabel="Delete"
      busyLabel="Deleting..."
      tone="danger"
      busy={deletion.isLoading}
      error={failureText(deletion.error)}
      onConfirm={handleConfirm}
      onClose={onClose}
    />
  );
}

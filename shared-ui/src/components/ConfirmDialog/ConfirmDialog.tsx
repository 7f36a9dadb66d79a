import type { ReactNode } from 'react';
import { type Failure, fieldErrors, useToast } from 'shared-ui/core';

import { AlertDialog, type AlertDialogProps } from '../AlertDialog/AlertDialog';
import { useRequest } from '../FailurePlace/useRequest';

interface ConfirmDialogProps extends Omit<AlertDialogProps, 'failure' | 'busy' | 'onConfirm'> {
  /** Sends the request. */
  onConfirm: () => PromiseLike<{ error?: Failure }>;
  /** The toast after success. */
  done: string;
  /** Called after success, when the dialog is closed: the button that opened it may be gone. */
  onDone?: () => void;
  /** Asks for the second factor when the request failed without it, and confirms again. */
  renderStepUp?: (failure: Failure, confirm: () => Promise<void>) => ReactNode;
}

/**
 * Asks for confirmation before a request that cannot be undone. It stays open while the request runs, and with the
 * reason when it fails. Render it above what the request removes, so that a conflict does not remove the dialog.
 */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { onConfirm, done, onDone, renderStepUp, ...dialog } = props;
  const toast = useToast();
  const { busy, failure, send } = useRequest();
  const isAsked = renderStepUp && fieldErrors(failure).second_factor !== undefined;

  async function handleConfirm() {
    const { error } = await send(onConfirm);
    if (error) return;
    toast.success(done);
    dialog.onClose();
    onDone?.();
  }

  return (
    <>
      <AlertDialog
        {...dialog}
        busy={busy}
        failure={isAsked ? undefined : failure}
        onConfirm={handleConfirm}
      />
      {renderStepUp?.(failure, handleConfirm)}
    </>
  );
}

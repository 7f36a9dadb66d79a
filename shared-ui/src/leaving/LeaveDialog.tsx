import { ConfirmDialog } from '../components/ConfirmDialog/ConfirmDialog';

/** What would be lost, where it is not what was typed. */
export interface Loss {
  title?: string;
  text?: string;
}

interface LeaveDialogProps extends Loss {
  onLeave: () => void;
  onStay: () => void;
}

/** Asks before what was typed and not saved, or is shown only once, is lost. */
export function LeaveDialog({
  title = 'Leave without saving?',
  text = 'Your changes are not saved yet.',
  onLeave,
  onStay,
}: LeaveDialogProps) {
  return (
    <ConfirmDialog
      title={title}
      text={text}
      confirmLabel="Leave"
      onConfirm={onLeave}
      onClose={onStay}
    />
  );
}

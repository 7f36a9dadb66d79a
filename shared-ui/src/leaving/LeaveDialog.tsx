import { AlertDialog } from '../components/AlertDialog/AlertDialog';

/** Text about what would be lost, when it is not typed input. */
export interface Loss {
  title?: string;
  text?: string;
}

interface LeaveDialogProps extends Loss {
  onLeave: () => void;
  onStay: () => void;
}

/** Asks for confirmation before typed input, or something shown only once, is lost. */
export function LeaveDialog({
  title = 'Leave without saving?',
  text = 'Your changes are not saved yet.',
  onLeave,
  onStay,
}: LeaveDialogProps) {
  return (
    <AlertDialog
      title={title}
      text={text}
      confirmLabel="Leave"
      onConfirm={onLeave}
      onClose={onStay}
    />
  );
}

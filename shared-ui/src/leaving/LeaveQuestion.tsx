import { ConfirmDialog } from '../components/ConfirmDialog/ConfirmDialog';

/** What would be lost, where it is not what was typed. */
export interface Loss {
  title?: string;
  text?: string;
}

interface LeaveQuestionProps extends Loss {
  onLeave: () => void;
  onStay: () => void;
}

/** Asks before what was typed and not saved, or is shown only once, is lost. */
export function LeaveQuestion({
  title = 'Leave without saving?',
  text = 'Your changes are not saved yet.',
  onLeave,
  onStay,
}: LeaveQuestionProps) {
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

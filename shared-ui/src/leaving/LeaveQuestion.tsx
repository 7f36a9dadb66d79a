import { ConfirmDialog } from '../components/ConfirmDialog/ConfirmDialog';

interface LeaveQuestionProps {
  onLeave: () => void;
  onStay: () => void;
}

/** Asks before what was typed and not saved is thrown away. */
export function LeaveQuestion({ onLeave, onStay }: LeaveQuestionProps) {
  return (
    <ConfirmDialog
      title="Leave without saving?"
      text="Your changes are not saved yet."
      confirmLabel="Leave"
      onConfirm={onLeave}
      onClose={onStay}
    />
  );
}

import { ConfirmDialog, failureText, useToast } from 'shared-ui';

import {
  type OwnMeeting,
  useReadOwnMeetingQuery,
  useWithdrawProposalMutation,
} from './ownMeeting.endpoints';

interface WithdrawDialogProps {
  meeting: OwnMeeting;
  proposal: NonNullable<OwnMeeting['proposal']>;
  onWithdrawn: () => void;
  onClose: () => void;
}

/** Asks before an offer is withdrawn; stays open, with the reason, when founders have replied first. */
export function WithdrawDialog({ meeting, proposal, onWithdrawn, onClose }: WithdrawDialogProps) {
  const toast = useToast();
  const { refetch } = useReadOwnMeetingQuery({ id: String(meeting.id) });
  const [withdrawProposal, withdrawal] = useWithdrawProposalMutation();

  async function handleConfirm() {
    const { error } = await withdrawProposal({ id: meeting.id, proposalId: proposal.id });
    if (error) return;
    toast.success('The times are withdrawn: the founders have been notified.');
    onClose();
    onWithdrawn();
  }

  function handleClose() {
    onClose();
    if (withdrawal.isError) void refetch(); // founders may have accepted a time meanwhile
  }

  return (
    <ConfirmDialog
      title="Withdraw these times"
      text="The founders can no longer choose one of them, and are notified. The session stays where it is."
      confirmLabel="Withdraw"
      busyLabel="Withdrawing..."
      busy={withdrawal.isLoading}
      error={failureText(withdrawal.error)}
      onConfirm={handleConfirm}
      onClose={handleClose}
    />
  );
}

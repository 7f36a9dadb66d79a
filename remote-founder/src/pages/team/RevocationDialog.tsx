import type { Invite } from 'contract/wire/invitations.contract';
import { ConfirmDialog, failureText, useToast } from 'shared-ui';
import { useRevokeInviteMutation } from './people.endpoints';

interface RevocationDialogProps {
  startupId: string;
  invite: Invite;
  onRevoked: () => void;
  onClose: () => void;
}

/** Asks before an invitation stops working. */
export function RevocationDialog(props: RevocationDialogProps) {
  const { startupId, invite, onRevoked, onClose } = props;
  const toast = useToast();
  const [revokeInvite, revocation] = useRevokeInviteMutation();

  async function handleConfirm() {
    const { error } = await revokeInvite({ startupId, inviteId: invite.id });
    if (error) return;
    toast.success(`The invitation of ${invite.email} is revoked.`);
    onRevoked();
  }

  return (
    <ConfirmDialog
      title="Revoke Invitation"
      text={`The link sent to ${invite.email} will stop working. You can send a new one later.`}
      confirmLabel="Revoke"
      busyLabel="Revoking..."
      busy={revocation.isLoading}
      error={failureText(revocation.error)}
      onConfirm={handleConfirm}
      onClose={onClose}
    />
  );
}

import { useState } from 'react';
import { Button, dayName, ErrorState, InlineAlert, useToast } from 'shared-ui';

import { AccountSection } from '../../layout/AccountSection';
import { DeleteAccountDialog } from './DeleteAccountDialog';
import { useCancelDeletionMutation, useReadDeletionQuery } from './privacy.endpoints';

/** Requests the deletion of the account, and cancels it until that day. */
export function DeleteAccountSection() {
  const toast = useToast();
  const { data, isError, isFetching, refetch } = useReadDeletionQuery();
  const [open, setOpen] = useState(false);
  const [cancelDeletion, cancelling] = useCancelDeletionMutation();

  async function handleStay() {
    const { error } = await cancelDeletion();
    if (!error) toast.success('Your account stays.');
  }

  if (data?.deletes_at) {
    return (
      <AccountSection title="Delete account">
        <p role="status">Your account will be deleted on {dayName(data.deletes_at)}.</p>
        <Button busy={cancelling.isLoading} onClick={handleStay}>
          Keep my account
        </Button>
        <InlineAlert failure={cancelling.error} />
      </AccountSection>
    );
  }
  return (
    <AccountSection title="Delete account">
      <p>
        Your profile and everything personal is erased 14 days after you ask. Until then you can
        change your mind.
      </p>
      {isError && !data ? (
        <ErrorState onRetry={refetch} busy={isFetching} />
      ) : (
        <Button tone="danger" aria-haspopup="dialog" disabled={!data} onClick={() => setOpen(true)}>
          Delete account
        </Button>
      )}
      {open && <DeleteAccountDialog onClose={() => setOpen(false)} />}
    </AccountSection>
  );
}

import { useState } from 'react';
import { Button, dayName, InlineAlert, QueryState, useToast } from 'shared-ui';

import { AccountSection } from '../../layout/AccountSection';
import { DeleteAccountDialog } from './DeleteAccountDialog';
import { useCancelDeletionMutation, useReadDeletionQuery } from './privacy.endpoints';

/** Requests the deletion of the account, and cancels it until that day. */
export function DeleteAccountSection() {
  const toast = useToast();
  const query = useReadDeletionQuery();
  const [open, setOpen] = useState(false);
  const [cancelDeletion, cancelling] = useCancelDeletionMutation();

  async function handleStay() {
    const { error } = await cancelDeletion();
    if (!error) toast.success('Your account will not be deleted.');
  }

  return (
    <AccountSection title="Delete account">
      <QueryState query={query} height="8rem">
        {({ deletes_at }) =>
          deletes_at ? (
            <>
              <p role="status">Your account will be deleted on {dayName(deletes_at)}.</p>
              <Button busy={cancelling.isLoading} onClick={handleStay}>
                Keep my account
              </Button>
              <InlineAlert failure={cancelling.error} />
            </>
          ) : (
            <>
              <p>
                Your profile and all personal data are erased 14 days after your request. Until then
                you can change your mind.
              </p>
              <Button tone="danger" aria-haspopup="dialog" onClick={() => setOpen(true)}>
                Delete account
              </Button>
              {open && <DeleteAccountDialog onClose={() => setOpen(false)} />}
            </>
          )
        }
      </QueryState>
    </AccountSection>
  );
}

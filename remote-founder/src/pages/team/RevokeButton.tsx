import type { Invite } from 'contract/wire/invitations.contract';
import { useLayoutEffect, useRef } from 'react';
import { Button, InlineAlert, theme, useLostFailure, useToast } from 'shared-ui';
import styled from 'styled-components';

import { useRevokeInviteMutation } from './people.endpoints';

interface RevokeButtonProps {
  startupId: string;
  invite: Invite;
  /** Called when the row is removed, for any reason, while this button has the focus. */
  onFocusLost: () => void;
}

/** Revokes an invitation at once; a new one can be sent later. */
export function RevokeButton({ startupId, invite, onFocusLost }: RevokeButtonProps) {
  const toast = useToast();
  const noteFailure = useLostFailure();
  const [revokeInvite, revocation] = useRevokeInviteMutation();
  const button = useRef<HTMLButtonElement>(null);
  const lost = useRef(onFocusLost);

  useLayoutEffect(() => {
    const pressed = button.current;
    return () => {
      if (document.activeElement === pressed) lost.current();
    };
  }, []);

  async function handlePress() {
    const { error } = await revokeInvite({ startupId, inviteId: invite.id });
    noteFailure(error);
    if (!error) toast.success(`The invitation of ${invite.email} is revoked.`);
  }

  return (
    <div>
      <Revoke
        ref={button}
        tone="ghost"
        size="sm"
        aria-label={`Revoke the invitation of ${invite.email}`}
        busy={revocation.isLoading}
        busyLabel="Revoking..."
        onClick={handlePress}
      >
        Revoke
      </Revoke>
      <InlineAlert failure={revocation.error} fields={[]} />
    </div>
  );
}

const Revoke = styled(Button)`
  color: ${theme.color.danger};
`;

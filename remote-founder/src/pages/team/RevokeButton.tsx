import type { Invite } from 'contract/wire/invitations.contract';
import { useLayoutEffect, useRef } from 'react';
import { Button, InlineAlert, theme, useRequest, useToast } from 'shared-ui';
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
  const [revokeInvite] = useRevokeInviteMutation();
  const { busy, failure, send } = useRequest();
  const button = useRef<HTMLButtonElement>(null);
  const lost = useRef(onFocusLost);

  useLayoutEffect(() => {
    const pressed = button.current;
    return () => {
      if (document.activeElement === pressed) lost.current();
    };
  }, []);

  async function handlePress() {
    const { error } = await send(() => revokeInvite({ startupId, inviteId: invite.id }));
    if (!error) toast.success(`The invitation to ${invite.email} is revoked.`);
  }

  return (
    <div>
      <Revoke
        ref={button}
        tone="ghost"
        size="sm"
        aria-label={`Revoke the invitation to ${invite.email}`}
        busy={busy}
        busyLabel="Revoking..."
        onClick={handlePress}
      >
        Revoke
      </Revoke>
      <InlineAlert failure={failure} fields={[]} />
    </div>
  );
}

const Revoke = styled(Button)`
  color: ${theme.color.danger};
`;

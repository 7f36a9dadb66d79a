import type { ReadInvite } from 'contract/wire/invitations.contract';
import { useNavigate } from 'react-router-dom';
import { Button, signOut, useDispatch, useUser } from 'shared-ui';

import { Acts, Message } from '../layout/Message';
import { invitationText } from './invitationText';
import { clearInvitation } from './pendingInvitation';

/** Names the invited account before anything is tried with another one (rule 4.21). */
export function OtherAccount({ invitation }: { invitation: ReadInvite }) {
  const user = useUser();
  const dispatch = useDispatch();
  const navigate = useNavigate();

  async function handleSwitch() {
    await dispatch(signOut());
    await navigate(invitation.has_account ? '/login' : '/register');
  }

  function handleStay() {
    clearInvitation();
    void navigate('/');
  }

  return (
    <Message
      title="This invitation is for another account"
      act={
        <Acts>
          <Button onClick={() => void handleSwitch()}>Log out and continue</Button>
          <Button tone="soft" onClick={handleStay}>
            Stay logged in
          </Button>
        </Acts>
      }
    >
      {invitationText(invitation)} It was sent to {invitation.email}
      {user ? `; you are logged in as ${user.email}.` : '.'}
    </Message>
  );
}

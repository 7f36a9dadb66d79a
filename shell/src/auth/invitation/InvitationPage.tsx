import { useEffect, useRef } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import {
  ButtonLink,
  failureText,
  refreshUser,
  useDispatch,
  useSessionStatus,
  useToast,
} from 'shared-ui';

import { useAcceptInvitationMutation, useReadInvitationQuery } from '../calls/auth.endpoints';
import { Message } from '../layout/Message';
import { OtherAccount } from './OtherAccount';
import { clearInvitation, keepInvitation } from './pendingInvitation';

/** /invitation/accept?token: joins a startup. A guest registers first; the invitation waits. */
export function InvitationPage() {
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  const status = useSessionStatus();

  useEffect(() => {
    if (token) keepInvitation(token);
  }, [token]);

  if (status === 'guest') return <Navigate to="/register" replace />;
  if (status === 'member') return <Reading token={token} />;
  return <Processing />;
}

/** Reads it first: to another account the api would only say no. Whatever else fails, accepting says. */
function Reading({ token }: { token: string }) {
  const { data, isLoading } = useReadInvitationQuery({ token });
  if (isLoading) return <Processing />;
  if (data && !data.data.is_yours) return <OtherAccount invitation={data.data} />;
  return <Acceptance token={token} />;
}

const Processing = () => <Message title="Processing invitation..." busy />;

function Acceptance({ token }: { token: string }) {
  const [accept, { data, error }] = useAcceptInvitationMutation();
  const asked = useRef(false);
  const dispatch = useDispatch();
  const toast = useToast();

  useEffect(() => {
    if (asked.current) return;
    asked.current = true;
    void accept({ token }).then(async ({ error }) => {
      const answered = !error || ('status' in error && error.status > 0);
      if (answered) clearInvitation();
      if (error) toast.error(failureText(error));
      else await dispatch(refreshUser()); // the roles have grown
    });
  }, [accept, token, dispatch, toast]);

  if (data)
    return (
      <Message
        title="Invitation Accepted!"
        act={<ButtonLink to="/my/startups">My Startups</ButtonLink>}
      >
        You have successfully joined the startup.
      </Message>
    );
  if (error)
    return (
      <Message title="Error" act={<ButtonLink to="/">Go to Home</ButtonLink>}>
        {failureText(error)}
      </Message>
    );
  return <Processing />;
}

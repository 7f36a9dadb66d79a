import { useCallback, useEffect, useRef } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import {
  Button,
  ButtonLink,
  type Failure,
  failureText,
  hasStatus,
  refreshUser,
  useDispatch,
  useSessionStatus,
  useToast,
} from 'shared-ui';

import { useAcceptInvitationMutation, useReadInvitationQuery } from '../calls/auth.endpoints';
import { Acts, Message } from '../layout/Message';
import { isDeadInvitation } from './isDeadInvitation';
import { OtherAccount } from './OtherAccount';
import { clearInvitation, keepInvitation } from './pendingInvitation';

/** /invitation/accept?token: joins a startup. A guest registers first; the invitation is stored meanwhile. */
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

/** Reads the invitation first, because the api rejects another account. Accepting reports any other failure. */
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

  const join = useCallback(async () => {
    const { error } = await accept({ token });
    if (!error || isForGood(error)) clearInvitation();
    if (error) toast.error(failureText(error));
    else await dispatch(refreshUser()); // roles were added
  }, [accept, token, dispatch, toast]);

  useEffect(() => {
    if (asked.current) return;
    asked.current = true;
    void join();
  }, [join]);

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
      <Message
        title="Error"
        act={
          <Acts>
            {!isForGood(error) && <Button onClick={join}>Try again</Button>}
            <ButtonLink to="/" tone={isForGood(error) ? 'primary' : 'soft'}>
              Go to Home
            </ButtonLink>
          </Acts>
        }
      >
        {failureText(error)}
      </Message>
    );
  return <Processing />;
}

/** Whether every further attempt will have the same response (rule 4.17). */
const isForGood = (error: Failure): boolean => isDeadInvitation(error) || hasStatus(error, 403);

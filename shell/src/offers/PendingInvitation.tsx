import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useSessionStatus } from 'shared-ui';

import { useReadInvitationQuery } from '../auth/calls/auth.endpoints';
import { invitationText } from '../auth/invitation/invitationText';
import { isDeadInvitation } from '../auth/invitation/isDeadInvitation';
import { clearInvitation, pendingInvitation } from '../auth/invitation/pendingInvitation';
import { OfferBanner } from './OfferBanner';

const ACCEPT_PATH = '/invitation/accept';

/** Offers the invitation with which the user arrived, after registering or signing in. */
export function PendingInvitation() {
  const { pathname } = useLocation();
  const status = useSessionStatus();
  const [token, setToken] = useState<string | null>(null);

  useEffect(() => {
    setToken(status === 'member' && pathname !== ACCEPT_PATH ? pendingInvitation() : null);
  }, [status, pathname]);

  function handleDismiss() {
    clearInvitation();
    setToken(null);
  }

  const { data, error, isLoading } = useReadInvitationQuery(
    { token: token ?? '' },
    { skip: !token },
  );
  const isOver = isDeadInvitation(error);
  useEffect(() => {
    if (isOver) clearInvitation();
  }, [isOver]);

  if (!token || isLoading || isOver) return null;
  return (
    <OfferBanner
      label="Invitation"
      link={{
        to: `${ACCEPT_PATH}?token=${encodeURIComponent(token)}`,
        label: 'Accept invitation',
      }}
      dismissLabel="Dismiss invitation"
      onDismiss={handleDismiss}
    >
      {data ? invitationText(data.data) : 'You have been invited to join a startup.'}
    </OfferBanner>
  );
}

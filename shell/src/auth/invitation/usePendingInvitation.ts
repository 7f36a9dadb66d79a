import { useEffect, useState } from 'react';
import { failureText } from 'shared-ui';

import { useReadInvitationQuery } from '../calls/auth.endpoints';
import { isDeadInvitation } from './isDeadInvitation';
import { clearInvitation, pendingInvitation } from './pendingInvitation';

/** The invitation that waits in this tab, as the page in view began with it. */
export function usePendingInvitation() {
  const [token, setToken] = useState(pendingInvitation);
  const { data, error, isLoading } = useReadInvitationQuery(
    { token: token ?? '' },
    { skip: token === null },
  );
  const isOver = error !== undefined && isDeadInvitation(error);

  useEffect(() => {
    if (isOver) clearInvitation();
  }, [isOver]);

  return {
    /** What it asks for, once that is known. */
    invitation: token === null ? undefined : data?.data,
    /** Why it can be accepted no more. */
    error: token !== null && isOver ? failureText(error) : undefined,
    isLoading,

    /** Goes on without it. */
    forget() {
      clearInvitation();
      setToken(null);
    },
  };
}

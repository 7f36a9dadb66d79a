import { useEffect, useState } from 'react';
import { failureText } from 'shared-ui';

import { useReadInvitationQuery } from '../calls/auth.endpoints';
import { isDeadInvitation } from './isDeadInvitation';
import { clearInvitation, pendingInvitation } from './pendingInvitation';

/** The invitation stored in this tab when the current page was opened. */
export function usePendingInvitation() {
  const [token, setToken] = useState(pendingInvitation);
  const { data, error, isLoading } = useReadInvitationQuery(
    { token: token ?? '' },
    { skip: token === null },
  );
  const isOver = isDeadInvitation(error);

  useEffect(() => {
    if (isOver) clearInvitation();
  }, [isOver]);

  return {
    /** The invitation's data, when it is loaded. */
    invitation: token === null ? undefined : data?.data,
    /** Why it can no longer be accepted. */
    error: token !== null && isOver ? failureText(error) : undefined,
    isLoading,

    /** Continues without it. */
    forget() {
      clearInvitation();
      setToken(null);
    },
  };
}

import { Fragment, type ReactNode, useEffect, useLayoutEffect, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import {
  clearWantedAddress,
  keepWantedAddress,
  loginRequested,
  readWantedAddress,
  toastHidden,
  useDispatch,
  useSelector,
  useSessionStatus,
} from 'shared-ui';

import { guestDestination } from './guestRule';
import { useTypedText } from './useTypedText';

interface MemberGateProps {
  /** Set for a staff address: a guest's browser that knows it belonged to staff. */
  staffOnly?: boolean;
  /** Rendered until the reader is known. */
  pending: ReactNode;
  children: ReactNode;
}

/**
 * Lets members into the member areas and redirects guests (rules 1.11 and 2.26). A user who signs out inside is
 * redirected to the login. When the server ends the session, the page stays with its input, and the login dialog opens.
 */
export function MemberGate({ staffOnly = false, pending, children }: MemberGateProps) {
  const { pathname, search, hash } = useLocation();
  const status = useSessionStatus();
  const expired = useSelector(({ session }) => session.expired);
  const takenOverBy = useSelector(({ session }) => session.takenOverBy);
  const dispatch = useDispatch();
  const typedAt = useTypedText();
  const [enteredAt, setEnteredAt] = useState<string | null>(null);

  const destination = staffOnly ? '/login' : guestDestination(pathname);
  const entered = enteredAt === pathname;
  const interrupted = expired && entered && typedAt.current === pathname;
  if (destination && status === 'member' && !entered) setEnteredAt(pathname);

  // Before the first paint: the dialog says that the session has ended, so no toast is needed.
  useLayoutEffect(() => {
    if (!interrupted) return;
    dispatch(toastHidden());
    dispatch(loginRequested({}));
  }, [interrupted, dispatch]);

  const signedOutHere = entered && !expired;
  const isSentAway = destination !== null && status === 'guest' && !interrupted;
  useEffect(() => {
    if (isSentAway) keepWay(signedOutHere ? null : pathname + search + hash);
  }, [isSentAway, signedOutHere, pathname, search, hash]);

  // Remounts for a different user: the earlier input and data belong to the previous one.
  if (!destination || status === 'member' || interrupted)
    return <Fragment key={takenOverBy}>{children}</Fragment>;
  if (status === 'unknown') return pending;
  return <Navigate to={signedOutHere ? '/login' : destination} replace />;
}

/** Stores the address of a page that needs a login; a user who signs out has no destination. */
function keepWay(address: string | null): void {
  if (address === null) clearWantedAddress();
  else if (readWantedAddress()?.address !== address) keepWantedAddress({ address });
}

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
  /** Set for an address of staff: where it is known, a guest's browser was one of theirs. */
  staffOnly?: boolean;
  /** Drawn until it is known who is reading. */
  pending: ReactNode;
  children: ReactNode;
}

/**
 * Lets members into the member areas and sends guests away (rules 1.11 and 2.26). Who signs out
 * inside goes to the login. When the server ends the session under somebody's hands, the page stays
 * with the words they typed, and the login dialog comes to them.
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

  // Before anything is drawn: the dialog says that the session has ended, so the toast need not.
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

  // Begins anew for whoever takes the place of another: what was typed and read is not theirs.
  if (!destination || status === 'member' || interrupted)
    return <Fragment key={takenOverBy}>{children}</Fragment>;
  if (status === 'unknown') return pending;
  return <Navigate to={signedOutHere ? '/login' : destination} replace />;
}

/** The way to an address that needs a login; who signs out wants to go nowhere. */
function keepWay(address: string | null): void {
  if (address === null) clearWantedAddress();
  else if (readWantedAddress()?.address !== address) keepWantedAddress({ address });
}

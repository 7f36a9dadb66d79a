import { type ReactNode, useState, useSyncExternalStore } from 'react';
import { Navigate } from 'react-router-dom';
import { readToken, useSessionStatus } from 'shared-ui';

import { Pending } from '../navigation/Pending';
import { destinationAfterSignIn } from './wanted/destinationAfterSignIn';

/**
 * A page for people who are not signed in (rule 2.15). Who arrives signed in is sent home; who signs
 * in here, or in another tab meanwhile, goes on from here (rule 2.48). A browser that holds a
 * token waits until it is known whose: a member on a slow line sees no form that is not for them.
 */
export function GuestOnly({ children }: { children: ReactNode }) {
  const status = useSessionStatus();
  const [arrivedAsGuest, setArrivedAsGuest] = useState(status === 'guest');
  const token = useSyncExternalStore(neverChanges, readToken, noToken);

  if (status === 'guest' && !arrivedAsGuest) setArrivedAsGuest(true);
  if (status === 'member')
    return <Navigate to={arrivedAsGuest ? destinationAfterSignIn() : '/'} replace />;
  if (status === 'unknown' && token) return <Pending />;
  return children;
}

/** What happens to the token later is told by the session's status. */
const neverChanges = () => () => {};
const noToken = () => null;

import { type ReactNode, useState, useSyncExternalStore } from 'react';
import { Navigate } from 'react-router-dom';
import { readToken, useSessionStatus } from 'shared-ui';

import { Pending } from '../navigation/Pending';
import { destinationAfterSignIn } from './wanted/destinationAfterSignIn';

/**
 * A page for people who are not signed in (rule 2.15). A user who arrives signed in is redirected home. A user who
 * signs in here, or in another tab meanwhile, continues from here (rule 2.48). A browser with a token waits until its
 * user is known: a member with a slow connection never sees the form.
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

/** The session's status reports later changes of the token. */
const neverChanges = () => () => {};
const noToken = () => null;

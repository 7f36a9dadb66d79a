import { type ReactNode, useState } from 'react';
import { Navigate } from 'react-router-dom';
import { useSessionStatus } from 'shared-ui';

/**
 * A page for people who are not signed in (SPEC §2). Who arrives signed in is sent home; who signs
 * in here, or in another tab meanwhile, goes on to the startups (SPEC §4).
 */
export function GuestOnly({ children }: { children: ReactNode }) {
  const status = useSessionStatus();
  const [arrivedAsGuest, setArrivedAsGuest] = useState(status === 'guest');

  if (status === 'guest' && !arrivedAsGuest) setArrivedAsGuest(true);
  if (status === 'member') return <Navigate to={arrivedAsGuest ? '/startups' : '/'} replace />;
  return children;
}

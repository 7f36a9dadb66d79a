import { Navigate, useLocation } from 'react-router-dom';
import { useSessionStatus } from 'shared-ui';
import { useApplicationPhase } from '../../programme/applications';

import { ApplyFrame } from './ApplyFrame';
import { ClosedNotice } from './ClosedNotice';
import { WaysIn } from './WaysIn';

/**
 * /apply and /apply/select: guests are sent to register first. Members read that applications are closed, or choose a
 * form while the deployment has applications open (rules 1.36 and 1.38).
 */
export function ApplyPage() {
  const { search } = useLocation();
  const isGuest = useSessionStatus() === 'guest';
  const open = useApplicationPhase() === 'open';
  if (isGuest) return <Navigate to={{ pathname: '/register', search }} replace />;

  return <ApplyFrame>{open ? <WaysIn /> : <ClosedNotice />}</ApplyFrame>;
}

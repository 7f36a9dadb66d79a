import type { ReactNode } from 'react';
import { isStaff, useUser } from 'shared-ui';

import { NotFoundPage } from '../not-found/NotFoundPage';

/** A member without a staff role sees a staff address as unknown. */
export function StaffGate({ children }: { children: ReactNode }) {
  const user = useUser(); // null while unknown, or when the session expired during use
  return user && !isStaff(user) ? <NotFoundPage /> : children;
}

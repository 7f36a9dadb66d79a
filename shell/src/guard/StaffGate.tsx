import type { ReactNode } from 'react';
import { isStaff, useUser } from 'shared-ui';

import { NotFoundPage } from '../not-found/NotFoundPage';

/** To a member who is not staff, or not any more, an address of staff is an unknown one. */
export function StaffGate({ children }: { children: ReactNode }) {
  const user = useUser(); // nobody while it is not known, or when the session ended under their hands
  return user && !isStaff(user) ? <NotFoundPage /> : children;
}

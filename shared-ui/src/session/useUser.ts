import type { OwnUser } from 'contract/wire/user.contract';
import { useSelector } from 'react-redux';

import type { SessionState } from './sessionSlice';

export interface WithSession {
  session: SessionState;
}

/** The signed-in person; null for guests, and until the browser's storage has been read. */
export function useUser(): OwnUser | null {
  return useSelector(({ session }: WithSession) => session.user);
}

/** 'unknown' until the browser's storage has been read, then 'guest' or 'member'. */
export function useSessionStatus(): SessionState['status'] {
  return useSelector(({ session }: WithSession) => session.status);
}

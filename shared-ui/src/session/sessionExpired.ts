import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';

import { toastShown } from '../toast/toastSlice';
import { sessionEnded } from './sessionSlice';
import { clearToken, readToken } from './storedSession';

/** Said once when the server ends a session. */
export const SESSION_OVER = 'Your session has ended. Please log in again.';

/**
 * Ends the session whose token a call was refused with. Several calls may be refused at once, and
 * a newer session may have begun since: only the token still in use counts, and only once.
 */
export function sessionExpired(token: string): ThunkAction<void, unknown, unknown, UnknownAction> {
  return (dispatch) => {
    if (readToken() !== token) return;
    clearToken();
    dispatch(sessionEnded());
    dispatch(toastShown({ type: 'error', message: SESSION_OVER, autoHideAfter: 6000 }));
  };
}

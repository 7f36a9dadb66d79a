import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';

import { toastShown } from '../toast/toastSlice';
import { loginRequested, sessionEnded } from './sessionSlice';
import { clearToken, readToken } from './storedSession';
import type { WithSession } from './useUser';

/** Said once when the server ends a session. */
export const SESSION_OVER = 'Your session has ended. Please log in again.';

/**
 * Ends the session whose token a call was refused with. Several calls may be refused at once, and
 * a newer session may have begun since: only the token still in use counts, and only once. Whoever goes on without one
 * after the end, having closed the dialog, is asked to log in again.
 */
export function sessionExpired(
  token: string | null,
): ThunkAction<void, WithSession, unknown, UnknownAction> {
  return (dispatch, getState) => {
    if (readToken() !== token) return;
    if (token === null) {
      if (!getState().session.loginDialog.open) dispatch(loginRequested());
      return;
    }
    clearToken();
    dispatch(sessionEnded());
    dispatch(toastShown({ type: 'error', message: SESSION_OVER, autoHideAfter: 6000 }));
  };
}

import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';

import { toastShown } from '../toast/toastSlice';
import { loginRequested, sessionEnded } from './sessionSlice';
import { clearToken, readToken } from './storedSession';
import type { WithSession } from './useUser';

/** Shown once when the server ends a session. */
export const SESSION_OVER = 'Your session has ended. Please log in again.';

/**
 * Ends the session whose token the api rejected. Several calls may be rejected at once, and a newer session may have
 * begun since: only the current token counts, and only once. A user who closed the dialog and continues without a
 * session is asked to log in again.
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

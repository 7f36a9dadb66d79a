import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { signedOut } from '../session/sessionSlice';
import { sessionCalls } from './session.endpoints';

/**
 * POST /logout, then clears user and token (rule 2.25). Without a network the user is still signed out of this browser.
 * The caller navigates to /login afterwards.
 */
export function signOut(): ThunkAction<Promise<void>, unknown, unknown, UnknownAction> {
  return async (dispatch) => {
    await dispatch(sessionCalls.endpoints.logout.initiate());
    dispatch(signedOut());
  };
}

import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';

import { sessionCalls } from './session.endpoints';
import { sessionFound, userChanged } from './sessionSlice';
import { keepUser, readToken } from './storedSession';
import type { WithSession } from './useUser';

/**
 * Fetches the whole user and merges it into the session, e.g. after an invitation was accepted and
 * the roles have grown. A failure is only logged (rule 2.24); the person stays signed in.
 */
export function refreshUser(): ThunkAction<Promise<void>, WithSession, unknown, UnknownAction> {
  return async (dispatch, getState) => {
    const asked = readToken();
    const answer = await dispatch(
      sessionCalls.endpoints.currentUser.initiate(undefined, {
        forceRefetch: true,
        subscribe: false,
      }),
    );
    if (!asked || readToken() !== asked) return; // signed out, or in as another, meanwhile

    if (!answer.data) {
      console.error('Error fetching user data');
      if (getState().session.status === 'unknown') dispatch(sessionFound(null));
      return;
    }
    const { data, ...flat } = answer.data;
    const user = { ...flat, ...data };
    if (getState().session.user) dispatch(userChanged(user));
    else dispatch(sessionFound(user));
    keepUser(user);
  };
}

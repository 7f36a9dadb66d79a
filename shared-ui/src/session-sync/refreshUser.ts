import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { CurrentUser } from 'contract/wire/user.contract';

import { withDefaults } from '../session/completeUser';
import { sessionFound, userChanged } from '../session/sessionSlice';
import { keepUser, readToken } from '../session/storedSession';
import type { WithSession } from '../session/useUser';
import { sessionCalls } from './session.endpoints';

/**
 * Fetches the whole user and merges it into the session, e.g. after an accepted invitation has added roles. A failure
 * is only logged (rule 2.24): the stored data stays visible, and the user stays signed in. An identical response
 * changes nothing.
 */
export function refreshUser(): ThunkAction<Promise<void>, WithSession, unknown, UnknownAction> {
  return async (dispatch, getState) => {
    const asked = readToken();
    // The response to a call that is already under way may be from before the last change.
    const earlier = dispatch(sessionCalls.util.getRunningQueryThunk('currentUser', undefined));
    if (earlier) await earlier;
    const before = getState().session.user;
    const answer = await dispatch(
      sessionCalls.endpoints.currentUser.initiate(undefined, {
        forceRefetch: true,
        subscribe: false,
      }),
    );
    if (!asked || readToken() !== asked) return; // signed out, or in as another, meanwhile

    const { status, user } = getState().session;
    if (!answer.data) {
      console.error('Error fetching user data');
      if (status === 'unknown') dispatch(sessionFound(null));
    } else if (before && user !== before) {
      // The user changed here or in another tab meanwhile: the response may be older.
      await dispatch(refreshUser());
    } else dispatch(userFetched(answer.data));
  };
}

function userFetched({
  data,
  ...flat
}: CurrentUser): ThunkAction<void, WithSession, unknown, UnknownAction> {
  return (dispatch, getState) => {
    const { user } = getState().session;
    const whole = { ...flat, ...data };
    const known = user && user.id === whole.id ? withDefaults(user) : undefined;
    const fetched = withDefaults({ ...known, ...whole });
    if (JSON.stringify(fetched) === JSON.stringify(known)) return;
    keepUser(fetched);
    dispatch(known ? userChanged(fetched) : sessionFound(fetched));
  };
}

import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { SignedIn } from 'contract/wire/session.contract';

import { isComplete } from '../session/completeUser';
import { signedIn } from '../session/sessionSlice';
import type { WithSession } from '../session/useUser';
import { refreshUser } from './refreshUser';

/** Begins the session of a response, and fetches the user's missing data (rule 2.24). */
export function signIn(answer: SignedIn): ThunkAction<void, WithSession, unknown, UnknownAction> {
  return (dispatch) => {
    dispatch(signedIn(answer));
    if (!isComplete(answer.user)) void dispatch(refreshUser());
  };
}

import { isAnyOf, type Middleware } from '@reduxjs/toolkit';

import { api } from '../data/api';
import { programmeEntries } from '../programme/site';
import { keepPendingAct } from '../session/pendingAct';
import {
  isOther,
  loginDialogClosed,
  loginRequested,
  sessionFound,
  signedIn,
  signedOut,
  userChanged,
} from '../session/sessionSlice';
import { clearSession, keepSession, keepUser } from '../session/storedSession';
import type { WithSession } from '../session/useUser';
import { clearWantedAddress } from '../session/wantedAddress';

type State = WithSession & { api: ReturnType<typeof api.reducer> };
type Tag = Parameters<typeof api.util.invalidateTags>[0][number];

const isSessionStart = isAnyOf(signedIn, sessionFound);

/**
 * Syncs the session with the browser's storage, and clears or refetches the cache when the reader changes. After an
 * expiry the cache stays, so that the page stays visible until the user has signed in again.
 */
export const sessionMiddleware: Middleware<object, State> = (store) => (next) => (action) => {
  const before = store.getState().session;
  const result = next(action);
  const { status, user } = store.getState().session;

  if (signedIn.match(action) && user) keepSession(user, action.payload.token);
  if (userChanged.match(action) && user) keepUser(user);
  if (loginRequested.match(action)) keepPendingAct(action.payload.act);
  if (loginDialogClosed.match(action) && status !== 'member' && !action.payload.goesOn) {
    clearWanted();
  }

  const sameReader = before.status === 'unknown' || (before.user && before.user.id === user?.id);
  if (isSessionStart(action) && isOther(before, user)) emptyCache();
  else if (isSessionStart(action) && !sameReader) {
    store.dispatch(api.util.invalidateTags(tagsInCache(store.getState())));
  }

  if (signedOut.match(action)) {
    if (before.status === 'member') {
      clearSession();
      clearWanted();
    }
    if (before.status !== 'unknown') emptyCache();
  }
  return result;

  /** Keeps the programme, because it is the same for every reader. */
  function emptyCache() {
    const programme = programmeEntries(store.getState());
    store.dispatch(api.util.resetApiState());
    store.dispatch(api.util.upsertQueryEntries(programme));
  }
};

/** The tags of all cached data, of any remote: all of it may differ for another reader. */
const tagsInCache = (state: State) => Object.keys(state.api.provided.tags) as Tag[];

function clearWanted(): void {
  keepPendingAct(undefined);
  clearWantedAddress();
}

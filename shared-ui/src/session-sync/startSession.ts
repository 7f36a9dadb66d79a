import { setupListeners } from '@reduxjs/toolkit/query';

import { api } from '../data/api';
import { isComplete, withDefaults } from '../session/completeUser';
import { sessionEnded, sessionFound, signedOut } from '../session/sessionSlice';
import {
  readStoredUser,
  readToken,
  storeExpiryMark,
  TOKEN_KEY,
  USER_KEY,
} from '../session/storedSession';
import type { AppStore } from '../store/store';
import { keepUserFresh } from './keepUserFresh';
import { refreshUser } from './refreshUser';

const MISSING_USER_INTERVAL_MS = 15_000;

/**
 * Reads the session from the browser's storage and watches it: signing out or in in one tab applies to the others. Call
 * it in an effect, after the first render.
 * @returns a function that stops watching
 */
export function startSession(store: AppStore): () => void {
  const fresh = keepUserFresh(store);
  if (restoreSession(store)) fresh.refresh();
  refetchAsMember(store);

  function handleStorage({ key }: StorageEvent) {
    if ((key === null || key === TOKEN_KEY) && followStorage(store)) fresh.refresh();
    if (key === USER_KEY && readToken() && readStoredUser()) restoreSession(store);
  }

  /** A page from the back/forward cache has missed changes in other tabs. */
  function handlePageShow({ persisted }: PageTransitionEvent) {
    if (persisted && followStorage(store)) fresh.refresh();
  }

  // Polling pauses while the tab is hidden.
  const stopWatching = setupListeners(store.dispatch);
  const asking = window.setInterval(() => fetchMissingUser(store), MISSING_USER_INTERVAL_MS);
  window.addEventListener('storage', handleStorage);
  window.addEventListener('pageshow', handlePageShow);
  return () => {
    fresh.stop();
    stopWatching();
    window.clearInterval(asking);
    window.removeEventListener('storage', handleStorage);
    window.removeEventListener('pageshow', handlePageShow);
  };
}

/** @returns whether a complete user was stored, which may be out of date */
function restoreSession({ dispatch }: AppStore): boolean {
  const user = readStoredUser();
  if (!readToken()) {
    if (user) storeExpiryMark(user);
    dispatch(signedOut());
    return false;
  }
  if (user) dispatch(sessionFound(withDefaults(user)));
  if (user && isComplete(user)) return true;
  void dispatch(refreshUser());
  return false;
}

/** A member's data may have failed to load at start: every page waits for it. */
function fetchMissingUser({ dispatch, getState }: AppStore): void {
  const { status, user } = getState().session;
  if (status === 'member' && !user) void dispatch(refreshUser());
}

/**
 * Another tab has changed the token: it signed in, signed out, or found the session expired.
 * @returns as `restoreSession`
 */
function followStorage(store: AppStore): boolean {
  if (readToken()) return restoreSession(store);
  if (store.getState().session.status === 'member') {
    store.dispatch(readStoredUser() ? sessionEnded() : signedOut());
  }
  return false;
}

/** Prerendered responses are a guest's; for a member they include likes and follows. */
function refetchAsMember({ dispatch, getState }: AppStore): void {
  const { api: cache, session } = getState();
  const prerendered = Object.values(cache.queries).some((entry) => entry?.status === 'fulfilled');
  if (!prerendered || session.status === 'guest') return;
  dispatch(api.util.invalidateTags(['Following', 'StartupUpdates']));
}

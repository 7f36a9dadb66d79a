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
 * Reads the session out of the browser's storage and follows it there: signing out in one tab signs
 * out the others, signing in is picked up. Call it in an effect, after the first render.
 * @returns a function that stops following
 */
export function startSession(store: AppStore): () => void {
  const fresh = keepUserFresh(store);
  if (findSession(store)) fresh.refresh();
  askAgainAsMember(store);

  function handleStorage({ key }: StorageEvent) {
    if ((key === null || key === TOKEN_KEY) && follow(store)) fresh.refresh();
    if (key === USER_KEY && readToken() && readStoredUser()) findSession(store);
  }

  /** A page taken back from the browser's history has slept through what other tabs did. */
  function handlePageShow({ persisted }: PageTransitionEvent) {
    if (persisted && follow(store)) fresh.refresh();
  }

  // Tells the cache when the tab is hidden or in front: what polls then pauses or resumes.
  const stopWatching = setupListeners(store.dispatch);
  const asking = window.setInterval(() => askWhoIsMissing(store), MISSING_USER_INTERVAL_MS);
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

/** @returns whether the stored user is shown as it is, and may have changed since it was stored */
function findSession({ dispatch }: AppStore): boolean {
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

/** A member whose data could not be read at start would wait for it in vain on every page. */
function askWhoIsMissing({ dispatch, getState }: AppStore): void {
  const { status, user } = getState().session;
  if (status === 'member' && !user) void dispatch(refreshUser());
}

/**
 * Another tab has changed the token: signed in, signed out, or met the end of the session.
 * @returns what `findSession` does
 */
function follow(store: AppStore): boolean {
  if (readToken()) return findSession(store);
  if (store.getState().session.status === 'member') {
    store.dispatch(readStoredUser() ? sessionEnded() : signedOut());
  }
  return false;
}

/** Answers prerendered were given to nobody in particular; a member may like or follow. */
function askAgainAsMember({ dispatch, getState }: AppStore): void {
  const { api: cache, session } = getState();
  const prerendered = Object.values(cache.queries).some((entry) => entry?.status === 'fulfilled');
  if (!prerendered || session.status === 'guest') return;
  dispatch(api.util.invalidateTags(['Following', 'StartupUpdates']));
}

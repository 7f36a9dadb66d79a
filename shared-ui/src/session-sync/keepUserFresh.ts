import { readAskedAt, readToken, storeAskedAt } from '../session/storedSession';
import type { AppStore } from '../store/store';
import { refreshUser } from './refreshUser';

/** Over all tabs of a browser. */
const MIN_REFRESH_INTERVAL_MS = 3_000;

/** A return is two events, in an order that browsers differ in. */
const RETURN_EVENTS_GAP_MS = 500;

/**
 * Fetches the user in the background whenever somebody comes back to the tab: rights change elsewhere, by a
 * mail opened in another tab or by other people (rule 2.46). Tabs that come back together share one call.
 * Hidden ones make none: the answer reaches them through the browser's storage.
 */
export function keepUserFresh(store: AppStore) {
  let waiting: number | undefined;

  function fetchUser() {
    storeAskedAt(Date.now());
    void store.dispatch(refreshUser());
  }

  function refresh() {
    if (document.visibilityState === 'hidden' || !readToken() || waiting !== undefined) return;
    const wantedAt = Date.now();
    const wait = readAskedAt() + MIN_REFRESH_INTERVAL_MS - wantedAt;
    if (wait <= 0 || wait > MIN_REFRESH_INTERVAL_MS)
      fetchUser(); // the latter: the clock was set back
    else waiting = window.setTimeout(fetchUnlessFetched, wait, wantedAt);
  }

  /** Another tab may have fetched it meanwhile. */
  function fetchUnlessFetched(wantedAt: number) {
    waiting = undefined;
    if (readToken() && readAskedAt() <= wantedAt) fetchUser();
  }

  let last = { type: '', at: 0 };
  function handleReturn({ type }: Event) {
    if (document.visibilityState === 'hidden') return;
    const at = Date.now();
    const isSecond = type !== last.type && Math.abs(at - last.at) < RETURN_EVENTS_GAP_MS;
    last = { type, at };
    if (!isSecond) refresh();
  }

  document.addEventListener('visibilitychange', handleReturn);
  window.addEventListener('focus', handleReturn);
  return {
    /** Fetches it now; soon when a tab has just done so; not in a hidden tab. */
    refresh,

    stop() {
      window.clearTimeout(waiting);
      document.removeEventListener('visibilitychange', handleReturn);
      window.removeEventListener('focus', handleReturn);
    },
  };
}

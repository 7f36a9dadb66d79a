import { readAskedAt, readToken, storeAskedAt } from '../session/storedSession';
import type { AppStore } from '../store/store';
import { refreshUser } from './refreshUser';

/** Across all tabs of a browser. */
const MIN_REFRESH_INTERVAL_MS = 3_000;

/** A return to the tab emits two events, whose order differs between browsers. */
const RETURN_EVENTS_GAP_MS = 500;

/**
 * Fetches the user in the background when a person returns to the tab: permissions change elsewhere, by a mail opened
 * in another tab or by other people (rule 2.46). Tabs that become visible together share one call. Hidden tabs make
 * none: they get the response through the browser's storage.
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
      fetchUser(); // a longer wait: the clock was set back
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
    /** Fetches it now; with a delay when another tab has just done so; not in a hidden tab. */
    refresh,

    stop() {
      window.clearTimeout(waiting);
      document.removeEventListener('visibilitychange', handleReturn);
      window.removeEventListener('focus', handleReturn);
    },
  };
}

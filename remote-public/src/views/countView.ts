import { keptInBrowser } from 'shared-ui';

const COUNT_INTERVAL_MS = 6 * 60 * 60 * 1000; // rule 10.6

/** The viewed profile. */
export interface Viewed {
  type: 'startup' | 'user';
  id: number;
}

/**
 * Returns true when this view counts: at most once per 6 hours per profile per browser (rule 10.6). Stores the time, so
 * that the next call within the interval returns false. A browser without storage forgets it with the page; the server
 * enforces the rule as well.
 * @param now milliseconds since the epoch
 */
export function countsAsView({ type, id }: Viewed, now: number): boolean {
  const key = `lastView_${type}_${id}`;
  const last = Number(keptInBrowser.getItem(key)) || 0;
  const waited = now - last;
  if (waited >= 0 && waited < COUNT_INTERVAL_MS) return false;
  keptInBrowser.setItem(key, String(now));
  return true;
}

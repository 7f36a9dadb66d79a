import { keptInBrowser } from 'shared-ui';

const COUNT_INTERVAL_MS = 6 * 60 * 60 * 1000; // rule 10.6

/** Whose profile was looked at. */
export interface Viewed {
  type: 'startup' | 'user';
  id: number;
}

/**
 * True when this view counts: at most once per 6 hours per profile per browser (rule 10.6). Notes the
 * time, so the next call within the pause answers false; a browser that keeps nothing forgets it with
 * the page, and the server repeats the rule.
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

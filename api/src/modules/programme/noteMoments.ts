import { beginOf, currentSeason, windowOf } from 'contract/programme';
import { HOUR, SECOND } from '../../app/clock';
import type { DbDeps } from '../../deps/deps';
import { programmeQueries } from './programme.queries';

/** How soon a window that was just published is known. */
const POLL_INTERVAL_MS = 10 * SECOND;

/**
 * Applications open and close by the clock, and a season begins: at each moment pages are made anew (rule 11.40). Moments of
 * the last hour count when a process has just begun, so that one that was away misses none.
 * @returns a job that answers when it is due again
 */
export function noteMomentsJob({ db, clock }: DbDeps) {
  let noted = clock.now().getTime() - HOUR;
  return async (): Promise<Date> => {
    const now = clock.now().getTime();
    const { site } = await programmeQueries(db).published();
    const season = currentSeason(site);
    const begin = season && beginOf(season);
    const window = Object.values(windowOf(season) ?? {}).map((moment) => Date.parse(moment));
    const beginnings = begin ? [begin] : [];
    const isNow = (moment: number) => moment > noted && moment <= now;
    // 'site': pages that were made of what an api of before said.
    if (window.some(isNow)) await programmeQueries(db).noteMoment('applications', 'site');
    if (beginnings.some(isNow)) await programmeQueries(db).noteMoment('journey', 'site');
    noted = now;
    const next = [...window, ...beginnings].filter((moment) => moment > now);
    return new Date(Math.min(now + POLL_INTERVAL_MS, ...next));
  };
}

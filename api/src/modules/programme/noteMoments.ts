import { beginOf, currentSeason, windowOf } from 'contract/programme';
import { HOUR, SECOND } from '../../app/clock';
import type { DbDeps } from '../../deps/deps';
import { programmeQueries } from './programme.queries';

/** How soon a newly published window takes effect. */
const POLL_INTERVAL_MS = 10 * SECOND;

/**
 * Marks pages as changed when applications open or close, or a season begins (rule 11.40). After a start it covers the
 * moments of the last hour, so a process that was down misses none.
 * @returns a job that returns when it is due again
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
    // 'site': pages rendered from responses of an older api.
    if (window.some(isNow)) await programmeQueries(db).noteMoment('applications', 'site');
    if (beginnings.some(isNow)) await programmeQueries(db).noteMoment('journey', 'site');
    noted = now;
    const next = [...window, ...beginnings].filter((moment) => moment > now);
    return new Date(Math.min(now + POLL_INTERVAL_MS, ...next));
  };
}

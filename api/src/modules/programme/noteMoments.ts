import { beginOf, currentSeason, windowOf } from 'contract/programme';
import { HOUR, SECOND } from '../../app/clock';
import type { Deps } from '../../deps/deps';
import { programmeQueries } from './programme.queries';

/** How soon a window that was just published is known. */
const POLL_INTERVAL_MS = 10 * SECOND;

/**
 * Applications open and close by the clock, and a season begins: at each moment pages are made anew (rule 11.40). Moments of
 * the last hour count when a process has just begun, so that one that was away misses none.
 * @returns a job that answers when it is due again
 */
export function momentsNoted({ db, clock }: Pick<Deps, 'db' | 'clock'>) {
  let noted = clock.now().getTime() - HOUR;
  return async (): Promise<Date> => {
    const now = clock.now().getTime();
    const { site } = await programmeQueries(db).published();
    const season = currentSeason(site);
    const begin = season && beginOf(season);
    const moments = Object.values(windowOf(season) ?? {}).map((moment) => Date.parse(moment));
    if (begin) moments.push(begin);
    if (moments.some((moment) => moment > noted && moment <= now))
      await programmeQueries(db).noteMoment();
    noted = now;
    const next = moments.filter((moment) => moment > now);
    return new Date(Math.min(now + POLL_INTERVAL_MS, ...next));
  };
}

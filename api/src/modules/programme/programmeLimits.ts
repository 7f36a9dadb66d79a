import { currentSeason } from 'contract/programme';
import type { Database } from '../../db/database';
import type { Deps } from '../../deps/deps';
import { programmeQueries } from './programme.queries';

/** Default team size where the season sets none (rule 4.13). */
const DEFAULT_TEAM_LIMIT = 5;

/**
 * The last day of mentoring sessions, `yyyy-MM-dd`: PROGRAMME_END of the deployment, or that of the current season;
 * undefined for none.
 */
export async function readProgrammeEnd({
  db,
  config,
}: Pick<Deps, 'db' | 'config'>): Promise<string | undefined> {
  if (config.programmeEnd) return config.programmeEnd;
  const { site } = await programmeQueries(db).published();
  return currentSeason(site)?.last_day || undefined;
}

/** Maximum team size of a startup that is not incorporated. */
export async function readTeamLimit(db: Database): Promise<number> {
  const { site } = await programmeQueries(db).published();
  return currentSeason(site)?.team_limit ?? DEFAULT_TEAM_LIMIT;
}

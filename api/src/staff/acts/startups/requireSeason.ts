import { invalid } from '../../../app/httpError';
import type { Database } from '../../../db/database';
import { programmeQueries } from '../../../modules/programme/programme.queries';

/**
 * A startup in an unknown season would be in no filter and on no page (rule 11.5).
 * @throws 422 for a season that is neither in the published programme nor in its draft
 */
export async function requireSeason(db: Database, number: number): Promise<void> {
  const programme = programmeQueries(db);
  if ((await programme.seasonNumbers()).includes(number)) return;
  if ((await programme.draftSeasonNumbers()).includes(number)) return;
  throw invalid({
    season: `The programme has no season ${number}, neither published nor in its draft. Please add it there first.`,
  });
}

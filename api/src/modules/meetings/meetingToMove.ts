import { notFound } from '../../app/httpError';
import type { Database } from '../../db/database';
import { meetingsQueries, type OccurrenceRow } from './meetings.queries';

/**
 * The named meeting that is to be moved, if any.
 * @throws 404 when it is not one of this startup and mentor
 */
export async function meetingToMove(
  db: Database,
  id: number | undefined,
  of: Pick<OccurrenceRow, 'startupId' | 'mentorId'>,
): Promise<OccurrenceRow | undefined> {
  if (id === undefined) return undefined;
  const row = await meetingsQueries(db).byId(id);
  const isTheirs =
    row?.occurrence.startupId === of.startupId && row.occurrence.mentorId === of.mentorId;
  if (!isTheirs) throw notFound();
  return row.occurrence;
}

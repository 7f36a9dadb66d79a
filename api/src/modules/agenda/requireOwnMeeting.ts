import { notFound } from '../../app/httpError';
import type { Viewer } from '../../app/viewer';
import type { Database } from '../../db/database';
import { type AgendaRow, agendaQueries } from './agenda.queries';

/**
 * A session the caller may act on: as its mentor, or any session for staff with the scope sessions, who act for the
 * mentor (rule 6.13).
 */
export async function requireOwnMeeting(
  db: Database,
  viewer: Viewer,
  meetingId: number,
): Promise<AgendaRow> {
  const row = await agendaQueries(db).byId(meetingId);
  if (!row || !(row.mentor.id === viewer.id || viewer.scopes.includes('sessions')))
    throw notFound();
  return row;
}

import { notFound } from '../../app/httpError';
import type { Viewer } from '../../app/viewer';
import type { Database } from '../../db/database';
import { type AgendaRow, agendaQueries } from '../agenda/agenda.queries';
import { accessQueries } from '../startup-access/access.queries';

export interface Taken {
  row: AgendaRow;
  side: 'mentor' | 'founders';
}

/**
 * Returns a meeting and the caller's side: its mentor, or the startup's current team (rule 5.40). Staff are no
 * participants.
 * @throws 404
 */
export async function requireSide(db: Database, viewer: Viewer, meetingId: number): Promise<Taken> {
  const row = await agendaQueries(db).byId(meetingId);
  if (!row) throw notFound();
  if (row.mentor.id === viewer.id) return { row, side: 'mentor' };
  const standing = await accessQueries(db).standing(row.startup.id, viewer.id);
  if (!standing?.team) throw notFound();
  return { row, side: 'founders' };
}

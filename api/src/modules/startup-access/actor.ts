import type { ActingSide } from 'contract/wire/meetings.contract';
import type { Viewer } from '../../app/viewer';
import type { Database } from '../../db/database';
import { accessQueries } from './access.queries';

/** The author of a change of a meeting, as shown to others. */
export interface Actor {
  side: ActingSide;
  /** Id of the named user; null for staff. */
  id: number | null;
}

/** Staff act on behalf of others and are named as the programme team (rule 6.13). */
export const STAFF: Actor = { side: 'staff', id: null };

/** The actor for callers who may act as the mentor of a meeting. */
export const mentorActor = (viewer: Viewer, { mentor }: { mentor: { id: number } }): Actor =>
  mentor.id === viewer.id ? { side: 'mentor', id: viewer.id } : STAFF;

/** The actor for callers who may act for a startup: staff who are in its team act as themselves. */
export async function teamActor(db: Database, viewer: Viewer, startupId: number): Promise<Actor> {
  const standing = viewer.isAdmin && (await accessQueries(db).standing(startupId, viewer.id));
  if (standing && !standing.team) return STAFF;
  return { side: 'founders', id: viewer.id };
}

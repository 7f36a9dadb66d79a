import { notFound } from '../../app/httpError';
import type { Viewer } from '../../app/viewer';
import type { Database } from '../../db/database';
import { mentorsQueries } from '../mentors/mentors.queries';

/** @throws 404 for a caller who is no mentor, or no longer one */
export async function requireMentor(db: Database, viewer: Viewer) {
  const mentor = await mentorsQueries(db).ofUser(viewer.id);
  if (!mentor?.active) throw notFound();
  return mentor;
}

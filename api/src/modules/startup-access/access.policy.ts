import { forbidden, notFound, secondFactorNeeded, unauthenticated } from '../../app/httpError';
import type { Viewer } from '../../app/viewer';
import type { Database } from '../../db/database';
import type { TeamKind } from '../../db/schema';
import { accessQueries } from './access.queries';

type Standing = 'admin' | 'founder' | 'member' | 'mentor' | 'none';

/**
 * Permissions on a startup: one function per row of the matrix (rule 4.2). For users without any access the response is
 * 404.
 */
export function startupPolicy(db: Database) {
  const queries = accessQueries(db);

  async function check(viewer: Viewer | null, startupId: number) {
    const row = await queries.standing(startupId, viewer?.id);
    if (!row) throw notFound();
    // Content that only staff would see here; public content stays readable.
    const onlyForStaff = !row.published && !row.team && !row.mentors;
    if (viewer?.needsSecondFactor && onlyForStaff) throw secondFactorNeeded();
    const standing: Standing = viewer?.isAdmin
      ? 'admin'
      : (row.team ?? (row.mentors ? 'mentor' : 'none'));
    return { published: row.published, standing };
  }

  return {
    /** Its profile: everybody when published, otherwise the team, mentors and staff. @throws 404 */
    async requireVisible(viewer: Viewer | null, startupId: number) {
      const { published, standing } = await check(viewer, startupId);
      if (!published && standing === 'none') throw notFound();
    },

    /** Its updates: the same, but guests must sign in. @throws 401, 404 */
    async requireReader(viewer: Viewer | null, startupId: number) {
      const { published, standing } = await check(viewer, startupId);
      if (!published && standing === 'none') throw viewer ? notFound() : unauthenticated();
    },

    /** Writing updates: founders and team. Mentors can only read. @throws 403, 404 */
    async requireAuthor(viewer: Viewer, startupId: number) {
      const { standing } = await check(viewer, startupId);
      if (standing === 'mentor') throw forbidden();
      if (standing === 'none') throw notFound();
    },

    /** The member area: founders and team (rule 4.1). @throws 404 */
    async requireTeam(viewer: Viewer, startupId: number) {
      const { standing } = await check(viewer, startupId);
      if (standing === 'mentor' || standing === 'none') throw notFound();
    },

    /** Its analytics: the team, its mentors and staff. @throws 404 */
    async requireCompanion(viewer: Viewer, startupId: number) {
      const { standing } = await check(viewer, startupId);
      if (standing === 'none') throw notFound();
    },

    /** Only founders decide who is a founder (rule 4.1). @throws 403, 404 */
    async requireTeamChange(viewer: Viewer, startupId: number, of: TeamKind) {
      const { standing } = await check(viewer, startupId);
      if (standing === 'mentor' || standing === 'none') throw notFound();
      if (!changes(standing, of)) throw forbidden();
    },

    /** Same check, without an error. */
    async mayChangeTeam(viewer: Viewer, startupId: number, of: TeamKind) {
      const { standing } = await check(viewer, startupId);
      return changes(standing, of);
    },

    /** The mentor area: current mentors of this startup. @throws 404 */
    async requireMentor(viewer: Viewer, startupId: number) {
      const row = await queries.standing(startupId, viewer.id);
      if (!row || !(row.mentors || viewer.isAdmin)) throw notFound();
    },
  };
}

const changes = (standing: Standing, of: TeamKind) =>
  standing === 'admin' || standing === 'founder' || (standing === 'member' && of === 'member');

import type { Team } from '../../../contract/my-startups.contract';
import type { Parts } from '../../app/parts';
import { notFound, unprocessable } from '../../app/refusal';
import type { Viewer } from '../../app/viewer';
import type { TeamKind } from '../../db/schema';
import { startupPolicy } from '../startup-access/access.policy';
import { changeTeam } from './changeTeam';
import { teamQueries } from './team.queries';
import { toTeam } from './team.wire';

/** Who is in a startup, and as what (rule 4.8). */
export function teamService({ db }: Pick<Parts, 'db'>) {
  const policy = startupPolicy(db);
  const team = teamQueries(db);
  return {
    /** @throws 404 */
    async list(viewer: Viewer, startupId: number): Promise<Team> {
      await policy.requireTeam(viewer, startupId);
      return toTeam(await team.list(startupId));
    },

    /** Removing twice is the same as once. @throws 403, 404; 422 for the last founder */
    async remove(viewer: Viewer, startupId: number, kind: TeamKind, userId: number): Promise<void> {
      await changeTeam(db, viewer, { startupId, kind }, async (tx) => {
        const held = teamQueries(tx);
        if (!(await held.has(startupId, userId, kind))) return;
        if (kind === 'founder' && (await held.countFounders(startupId)) === 1) {
          throw unprocessable('A startup needs at least one founder.');
        }
        await held.remove(startupId, userId, kind);
      });
    },

    /** @throws 403, 404 */
    async setPosition(
      viewer: Viewer,
      startupId: number,
      kind: TeamKind,
      { user_id, position }: { user_id: number; position: string },
    ): Promise<void> {
      await changeTeam(db, viewer, { startupId, kind }, async (tx) => {
        if (!(await teamQueries(tx).setPosition(startupId, user_id, kind, position))) {
          throw notFound();
        }
      });
    },
  };
}

import type { ChangedPosition } from 'contract/wire/invitations.contract';
import type { Team } from 'contract/wire/my-startups.contract';
import { conflict, notFound, unprocessable } from '../../app/httpError';
import { requireSeen } from '../../app/requireSeen';
import type { Viewer } from '../../app/viewer';
import type { TeamKind } from '../../db/schema';
import type { NotifyDeps } from '../../deps/deps';
import { startupPolicy } from '../startup-access/access.policy';
import { changeTeam } from './changeTeam';
import { leaveTeam } from './leaveTeam';
import { teamQueries } from './team.queries';
import { toTeam } from './team.wire';
import { teamNotices } from './teamNotices';

const OTHER_KIND = { founder: 'member', member: 'founder' } as const;

const ALREADY_ADDED: Record<TeamKind, string> = {
  founder: 'This person is now a team member. Please reload the team.',
  member: 'This person is now a founder. Please reload the team.',
};

/** The members of a startup and their positions (rule 4.8). */
export function teamService(deps: NotifyDeps) {
  const { db } = deps;
  const policy = startupPolicy(db);
  const team = teamQueries(db);
  return {
    /** @throws 404 */
    async list(viewer: Viewer, startupId: number): Promise<Team> {
      await policy.requireTeam(viewer, startupId);
      return toTeam(await team.list(startupId));
    },

    /**
     * Idempotent. @throws 403, 404; 409 for a member who has another role by now; 422 for the last remaining founder
     */
    async remove(viewer: Viewer, startupId: number, kind: TeamKind, userId: number): Promise<void> {
      await changeTeam(db, viewer, { startupId, kind }, async (tx, startup) => {
        const inTransaction = teamQueries(tx);
        if (!(await inTransaction.has(startupId, userId, kind))) {
          if (await inTransaction.has(startupId, userId, OTHER_KIND[kind]))
            throw conflict(ALREADY_ADDED[kind]);
          return;
        }
        const isLast = (await inTransaction.countOtherFounders(startupId, userId)) === 0;
        if (kind === 'founder' && isLast) {
          throw unprocessable('A startup needs at least one founder.');
        }
        await leaveTeam({ ...deps, db: tx }, startup, { userId, kind }, viewer.id);
      });
    },

    /** @throws 403, 404; 409 when somebody else changed it since the caller read it */
    async setPosition(
      viewer: Viewer,
      startupId: number,
      kind: TeamKind,
      change: ChangedPosition,
    ): Promise<void> {
      await changeTeam(db, viewer, { startupId, kind }, async (tx, startup) => {
        const inTransaction = teamQueries(tx);
        const { user_id, position } = change;
        const before = await inTransaction.positionOf(startupId, user_id, kind);
        if (before === undefined) throw notFound();
        if (before === position) return;
        requireSeen(change, { position: before });
        await teamNotices({ ...deps, db: tx }, startup, viewer.id).positionChanged(
          user_id,
          position,
        );
        await inTransaction.setPosition(startupId, user_id, kind, position);
      });
    },
  };
}

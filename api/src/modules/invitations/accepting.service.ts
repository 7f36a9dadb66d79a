import { fullName } from 'contract/full-name';
import type { ReadInvite } from 'contract/wire/invitations.contract';
import { forbidden, notFound, unprocessable } from '../../app/httpError';
import { hashSecret } from '../../app/secrets';
import type { Viewer } from '../../app/viewer';
import type { Database } from '../../db/database';
import type { NotifyDeps } from '../../deps/deps';
import { lockAccountNow } from '../account-lock/accountLock';
import { emailsQueries } from '../email-addresses/emails.queries';
import { readTeamLimit } from '../programme/programmeLimits';
import { startupsQueries } from '../startups/startups.queries';
import { teamQueries } from '../team/team.queries';
import { teamNotices } from '../team/teamNotices';
import { usersQueries } from '../users/users.queries';
import { type InvitationRow, invitationsQueries } from './invitations.queries';
import { tooManyPeople } from './teamLimit';

const BAD_LINK = 'This invitation link is not valid.';
const NO_LONGER_IN_TEAM =
  'You accepted this invitation before, and you are no longer in the team. Ask the team to invite you again.';
const WRONG_ADDRESS = 'This invitation was sent to a different email address.';

/** Accepts an invitation by its link (rules 4.17 and 4.18). */
export function acceptingService(deps: NotifyDeps) {
  const { db, clock } = deps;

  /** @throws 422 when it can no longer be accepted */
  function requireOpen({ status, expiresAt }: InvitationRow) {
    const open = status === 'pending' && expiresAt > clock.now();
    if (!open) throw unprocessable('This invitation has expired or was withdrawn.');
  }

  /** @throws 422 when it can no longer be accepted, or was accepted by somebody who left the team since */
  async function wasAccepted(tx: Database, invitation: InvitationRow, userId: number | undefined) {
    const { startupId, acceptedBy } = invitation;
    if (acceptedBy === null || acceptedBy !== userId) {
      requireOpen(invitation);
      return false;
    }
    if (!(await isInTeam(tx, startupId, acceptedBy))) throw unprocessable(NO_LONGER_IN_TEAM);
    return true;
  }

  async function requireRoom(
    tx: Database,
    startup: { id: number; incorporated: boolean },
    known: boolean,
  ) {
    if (known || startup.incorporated) return;
    const limit = await readTeamLimit(tx);
    if ((await teamQueries(tx).count(startup.id)) >= limit)
      throw unprocessable(tooManyPeople(limit));
  }

  return {
    /**
     * Shows an invitation by its token without using it up. The holder of the token reads mail of that address, so it
     * reveals nothing new to them. @throws 404, 422
     */
    async read(viewer: Viewer | null, token: string): Promise<ReadInvite> {
      const found = await invitationsQueries(db).byTokenHash(hashSecret(token));
      if (!found) throw notFound(BAD_LINK);
      await wasAccepted(db, found, viewer?.id);
      const { email, kind, position, invitedBy, startupId } = found;
      const users = usersQueries(db);
      const startup = await startupsQueries(db).byId(startupId);
      const inviter = invitedBy === null ? undefined : await users.byId(invitedBy);
      const account = await users.byEmail(email);
      return {
        email,
        type: kind,
        position,
        invited_by: inviter ? fullName(inviter) : null,
        startup: { name: startup!.name },
        has_account: account !== undefined,
        is_yours: viewer !== null && account?.id === viewer.id,
      };
    },

    /**
     * Accepts an invitation. Following a mailed link confirms the address. Repeating it succeeds while the caller is in
     * the team.
     * @throws 403, 404, 422
     */
    async accept(viewer: Viewer, token: string): Promise<void> {
      const found = await invitationsQueries(db).byTokenHash(hashSecret(token));
      if (!found) throw notFound(BAD_LINK);
      const user = await usersQueries(db).byId(viewer.id);
      if (user?.email !== found.email) throw forbidden(WRONG_ADDRESS);
      if (await wasAccepted(db, found, viewer.id)) return;

      await db.transaction(async (tx) => {
        const team = teamQueries(tx);
        const startup = await team.hold(found.startupId);
        // If the person was invited again meanwhile, only the new link is valid.
        const still = await invitationsQueries(tx).byTokenHash(found.tokenHash);
        if (!still) throw notFound(BAD_LINK);
        if (await wasAccepted(tx, still, viewer.id)) return;
        const account = await lockAccountNow(tx, viewer.id);
        if (account?.email !== found.email) throw forbidden(WRONG_ADDRESS);
        const isMember = await team.has(startup.id, user.id, 'member');
        await requireRoom(tx, startup, await isInTeam(tx, startup.id, user.id));
        const row = await invitationsQueries(tx).settle(found.id, {
          status: 'accepted',
          acceptedBy: user.id,
        });
        if (!row) return requireOpen({ ...found, status: 'revoked' });
        const { kind, position } = row;
        await team.join({
          startupId: startup.id,
          userId: user.id,
          kind,
          position,
          joinedAt: clock.now(),
        });
        if (!user.emailVerifiedAt) await emailsQueries(tx).prove(user.id, user.email, clock.now());
        const how = isMember && kind === 'founder' ? 'promoted' : kind;
        await teamNotices({ ...deps, db: tx }, startup, user.id).joined(user.id, how);
      });
    },
  };
}

async function isInTeam(db: Database, startupId: number, userId: number) {
  const team = teamQueries(db);
  return (
    (await team.has(startupId, userId, 'member')) || (await team.has(startupId, userId, 'founder'))
  );
}

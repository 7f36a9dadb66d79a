import type { Invite, NewInvites } from 'contract/wire/invitations.contract';
import { conflict, invalid, notFound } from '../../app/httpError';
import type { Viewer } from '../../app/viewer';
import type { Database } from '../../db/database';
import type { TeamKind } from '../../db/schema';
import type { NotifyDeps } from '../../deps/deps';
import { startupPolicy } from '../startup-access/access.policy';
import { changeTeam } from '../team/changeTeam';
import { type InvitationRow, invitationsQueries } from './invitations.queries';
import { invitedField, inviteInto } from './inviteInto';

/** Invites people into a team and withdraws invitations (rules 4.12 to 4.20). */
export function invitingService(deps: NotifyDeps) {
  const { db, clock } = deps;
  const policy = startupPolicy(db);

  return {
    /** @throws 404 */
    async list(viewer: Viewer, startupId: number): Promise<Invite[]> {
      await policy.requireTeam(viewer, startupId);
      return (await invitationsQueries(db).open(startupId, clock.now())).map(toWire);
    },

    /**
     * Invites all or nobody. The response does not reveal whether an address has an account. @throws 403, 404, 422, 429
     */
    async invite(
      viewer: Viewer,
      startupId: number,
      kind: TeamKind,
      { members }: NewInvites,
    ): Promise<void> {
      requireDistinct(members);
      await changeTeam(db, viewer, { startupId, kind }, async (tx, startup) => {
        if (kind === 'member') await requireOwnToChange(tx, viewer, startupId, members);
        const invited = { startup, kind, members, invitedBy: viewer.id };
        await inviteInto({ ...deps, db: tx }, invited);
      });
    },

    /** Idempotent. @throws 403, 404; 409 when it was accepted */
    async revoke(viewer: Viewer, startupId: number, id: number): Promise<void> {
      await changeTeam(db, viewer, { startupId, kind: 'member' }, async (tx) => {
        const invitations = invitationsQueries(tx);
        const row = await invitations.ofStartup(startupId, id);
        if (!row) throw notFound();
        await startupPolicy(tx).requireTeamChange(viewer, startupId, row.kind);
        if (await invitations.settle(id, { status: 'revoked' })) return;
        const now = await invitations.ofStartup(startupId, id);
        if (now?.status === 'accepted') {
          throw conflict('This invitation has already been accepted.');
        }
      });
    },
  };

  /**
   * Inviting again replaces the pending invitation. A caller who may not invite founders must not replace a founder's
   * invitation, because that would downgrade it. @throws 422
   */
  async function requireOwnToChange(
    tx: Database,
    viewer: Viewer,
    startupId: number,
    members: NewInvites['members'],
  ) {
    if (await startupPolicy(tx).mayChangeTeam(viewer, startupId, 'founder')) return;
    const open = await invitationsQueries(tx).open(startupId, clock.now());
    for (const [at, { email }] of members.entries()) {
      if (open.some((invite) => invite.email === email && invite.kind === 'founder')) {
        const reason =
          'A founder has invited this person as a founder. Only founders can change that.';
        throw invalid({ [invitedField(at)]: reason });
      }
    }
  }
}

function requireDistinct(members: NewInvites['members']) {
  const emails = members.map(({ email }) => email);
  const again = emails.findIndex((email, at) => emails.indexOf(email) < at);
  if (again >= 0) throw invalid({ [invitedField(again)]: 'This address is listed twice.' });
}

const toWire = ({ id, email, kind, position, expiresAt, createdAt }: InvitationRow): Invite => ({
  id,
  email,
  type: kind,
  position,
  expires_at: expiresAt.toISOString(),
  created_at: createdAt.toISOString(),
});

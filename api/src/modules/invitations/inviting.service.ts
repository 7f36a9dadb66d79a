import type { Invite, NewInvites } from 'contract/wire/invitations.contract';
import type { Deps } from '../../app/deps';
import { conflict, invalid, notFound, unprocessable } from '../../app/httpError';
import type { Viewer } from '../../app/viewer';
import type { Database } from '../../db/database';
import type { TeamKind } from '../../db/schema';
import { OverBudget } from '../../mail/budgets';
import { startupPolicy } from '../startup-access/access.policy';
import { changeTeam } from '../team/changeTeam';
import { teamQueries } from '../team/team.queries';
import { type InvitationRow, invitationsQueries } from './invitations.queries';
import { sendInvitation } from './sendInvitation';
import { MAX_TEAM_SIZE, tooManyPeople } from './teamLimit';

const INVITED_OFTEN = 'This address was invited three times today.';

type Needed = Pick<Deps, 'db' | 'clock' | 'config' | 'keys' | 'limiter'>;

/** A team asks people to join, and takes it back (rules 4.12 to 4.20). */
export function invitingService(deps: Needed) {
  const { db, clock } = deps;
  const policy = startupPolicy(db);

  return {
    /** @throws 404 */
    async list(viewer: Viewer, startupId: number): Promise<Invite[]> {
      await policy.requireTeam(viewer, startupId);
      return (await invitationsQueries(db).open(startupId, clock.now())).map(toWire);
    },

    /** All or none; the answer is the same whether or not somebody has an account. @throws 403, 404, 422, 429 */
    async invite(
      viewer: Viewer,
      startupId: number,
      kind: TeamKind,
      { members }: NewInvites,
    ): Promise<void> {
      requireDistinct(members);
      await changeTeam(db, viewer, { startupId, kind }, async (tx, startup) => {
        await requireRoom(tx, startup, kind, members);
        if (kind === 'member') await requireOwnToChange(tx, viewer, startupId, members);
        for (const [at, member] of members.entries()) {
          const invitation = { ...member, kind, startup, invitedBy: viewer.id };
          await sendInvitation({ ...deps, db: tx }, invitation).catch((error) => {
            const isOften = error instanceof OverBudget && error.scope === 'pair';
            throw isOften ? invalid({ [field(at)]: INVITED_OFTEN }) : error;
          });
        }
      });
    },

    /** Twice is the same as once. @throws 403, 404; 409 when it was accepted */
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
   * Inviting again renews the invitation that is there, so who may not invite founders may not
   * invite whom a founder asked to be one: it would become an invitation for less. @throws 422
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
        const reason = 'A founder has invited this person as a founder. Only founders change that.';
        throw invalid({ [field(at)]: reason });
      }
    }
  }

  /** A member may be asked to become a founder. @throws 422 for anybody else in the team, or too many */
  async function requireRoom(
    tx: Database,
    startup: { id: number; incorporated: boolean },
    kind: TeamKind,
    members: NewInvites['members'],
  ) {
    const team = await teamQueries(tx).addresses(startup.id);
    for (const [at, { email }] of members.entries()) {
      const there = team.find((person) => person.email === email);
      if (there && !(there.kind === 'member' && kind === 'founder')) {
        throw invalid({ [field(at)]: 'This person is already in the team.' });
      }
    }
    if (startup.incorporated) return;
    const open = await invitationsQueries(tx).open(startup.id, clock.now());
    const people = new Set([...team, ...open, ...members].map(({ email }) => email));
    if (people.size > MAX_TEAM_SIZE) throw unprocessable(tooManyPeople);
  }
}

const field = (at: number) => `members.${at}.email`;

function requireDistinct(members: NewInvites['members']) {
  const emails = members.map(({ email }) => email);
  const again = emails.findIndex((email, at) => emails.indexOf(email) < at);
  if (again >= 0) throw invalid({ [field(again)]: 'This address is there twice.' });
}

const toWire = ({ id, email, kind, position, expiresAt, createdAt }: InvitationRow): Invite => ({
  id,
  email,
  type: kind,
  position,
  expires_at: expiresAt.toISOString(),
  created_at: createdAt.toISOString(),
});

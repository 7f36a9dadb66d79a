import type { NewInvites } from 'contract/wire/invitations.contract';
import { invalid } from '../../app/httpError';
import type { TeamKind } from '../../db/schema';
import type { NotifyDeps } from '../../deps/deps';
import { OverBudget } from '../../mail/budgets';
import { teamQueries } from '../team/team.queries';
import { sendInvitation } from './sendInvitation';
import { requireTeamRoom } from './teamLimit';

const INVITED_TOO_OFTEN =
  'This address was already invited three times today. Please try again tomorrow.';

interface Invited {
  startup: { id: number; slug: string; name: string; published: boolean; incorporated: boolean };
  kind: TeamKind;
  members: NewInvites['members'];
  /** Null when the programme invites; staff are not named. */
  invitedBy: number | null;
}

/**
 * Invites people into a team that the caller has locked. Pass the transaction as `db`.
 * @throws 422 by `members.0.email`
 */
export async function inviteInto(
  deps: NotifyDeps,
  { startup, kind, members, invitedBy }: Invited,
): Promise<void> {
  await requireNew(deps, startup, kind, members);
  const emails = members.map(({ email }) => email);
  await requireTeamRoom(deps, startup, emails);
  for (const [at, member] of members.entries()) {
    const invitation = { ...member, kind, startup, invitedBy };
    await sendInvitation(deps, invitation).catch((error) => {
      const isOften = error instanceof OverBudget && error.scope === 'pair';
      throw isOften ? invalid({ [invitedField(at)]: INVITED_TOO_OFTEN }) : error;
    });
  }
}

export const invitedField = (at: number) => `members.${at}.email`;

/** Allows people outside the team, and members invited as founder. @throws 422 for all others */
async function requireNew(
  { db }: Pick<NotifyDeps, 'db'>,
  startup: { id: number },
  kind: TeamKind,
  members: NewInvites['members'],
) {
  const team = await teamQueries(db).addresses(startup.id);
  for (const [at, { email }] of members.entries()) {
    const there = team.find((person) => person.email === email);
    if (there && !(there.kind === 'member' && kind === 'founder')) {
      throw invalid({ [invitedField(at)]: 'This person is already in the team.' });
    }
  }
}

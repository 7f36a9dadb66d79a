import type { NewInvites } from 'contract/wire/invitations.contract';
import { invalid, unprocessable } from '../../app/httpError';
import type { TeamKind } from '../../db/schema';
import type { Deps } from '../../deps/deps';
import { OverBudget } from '../../mail/budgets';
import { readTeamLimit } from '../programme/programmeLimits';
import { teamQueries } from '../team/team.queries';
import { invitationsQueries } from './invitations.queries';
import { sendInvitation } from './sendInvitation';
import { tooManyPeople } from './teamLimit';

const INVITED_OFTEN = 'This address was invited three times today.';

type Needed = Pick<Deps, 'db' | 'clock' | 'config' | 'keys' | 'limiter'>;

interface Invited {
  startup: { id: number; slug: string; name: string; incorporated: boolean };
  kind: TeamKind;
  members: NewInvites['members'];
  /** Null: the programme does, and nobody of the staff by name. */
  invitedBy: number | null;
}

/**
 * Asks people into a team that the caller holds; hand over the transaction as `db`.
 * @throws 422 by `members.0.email`
 */
export async function inviteInto(
  deps: Needed,
  { startup, kind, members, invitedBy }: Invited,
): Promise<void> {
  await requireRoom(deps, startup, kind, members);
  for (const [at, member] of members.entries()) {
    const invitation = { ...member, kind, startup, invitedBy };
    await sendInvitation(deps, invitation).catch((error) => {
      const isOften = error instanceof OverBudget && error.scope === 'pair';
      throw isOften ? invalid({ [invitedField(at)]: INVITED_OFTEN }) : error;
    });
  }
}

export const invitedField = (at: number) => `members.${at}.email`;

/** A member may be asked to become a founder. @throws 422 for anybody else in the team, or too many */
async function requireRoom(
  { db, clock }: Needed,
  startup: { id: number; incorporated: boolean },
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
  if (startup.incorporated) return;
  const open = await invitationsQueries(db).open(startup.id, clock.now());
  const people = new Set([...team, ...open, ...members].map(({ email }) => email));
  const limit = await readTeamLimit(db);
  if (people.size > limit) throw unprocessable(tooManyPeople(limit));
}

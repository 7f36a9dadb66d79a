import { NewPassword, personName } from 'contract/wire/session.contract';
import { z } from 'zod';
import { unprocessable } from '../../../app/httpError';
import { invalidateProofs, lockAccountNow } from '../../../modules/account-lock/accountLock';
import { upcomingQueries } from '../../../modules/meetings/upcoming.queries';
import { mentorsQueries } from '../../../modules/mentors/mentors.queries';
import { recordSecurityEvent, STAFF } from '../../../modules/security-log/recordSecurityEvent';
import { newAccount } from '../../../modules/session/newAccount';
import { passwordProblem } from '../../../modules/session/passwordRules';
import { act, type Row, toggle } from '../../act/act';
import { email, find, member } from '../../act/find';
import { isVerified, unverifiedText } from '../../act/unverified';
import { wholeNumber } from '../../act/wholeNumber';
import { requireOtherOwner } from '../../scopes/owners';
import { sessionsStayText } from '../mentors/sessionsStayText';
import { setRole } from './setRole';
import { type StaffUserRow, userQueries } from './users.queries';

const Flagged = z.enum(['investor', 'startup', 'admin'], 'must be investor, startup or admin');
const which = { user: member('email address of the member') };

const create = act({
  name: 'users.create',
  about: 'Creates a member with a verified email address.',
  scope: 'people',
  effect: 'changes',
  creates: 'user',
  fields: {
    email: email('email address to sign in with'),
    name: personName('name').describe('first name'),
    surname: personName('surname').describe('surname, / for none'),
    role: Flagged.optional().describe('investor, startup or admin'),
  },
  secret: 'Password',
  says: (_input, { email }) => [`${email} will be able to sign in.`, `${email} can sign in.`],
  async run(deps, { role, ...person }, _file, password) {
    const { productName } = deps.config;
    const form = NewPassword.safeParse(password);
    const problem = form.success
      ? passwordProblem(password, { ...person, productName })
      : form.error.issues[0]!.message;
    if (problem) throw unprocessable(problem);
    const passwordHash = await deps.passwords.hash(password);
    const verified = { ...person, passwordHash, emailVerifiedAt: deps.clock.now() };
    const id = await newAccount(deps, verified);
    if (role) await setRole(deps, id, { role, remove: false });
    return summary((await userQueries(deps.db).byId(id))!);
  },
});

const list = act({
  name: 'users.find',
  about: 'Lists members, newest first.',
  scope: 'people',
  effect: 'reads',
  fields: {
    search: z.string().trim().optional().describe('part of an email address, username or name'),
    role: z
      .enum(['founder', 'mentor', ...Flagged.options])
      .optional()
      .describe('only with this role'),
    limit: wholeNumber({ max: 10_000 }).prefault(100).describe('maximum number of results'),
  },
  run: async ({ db }, flags) => (await userQueries(db).find(flags)).map(summary),
});

const role = act({
  name: 'users.role',
  about:
    'Gives a role to a member, or removes it. For founders and mentors, see founders add and mentors create.',
  scope: 'people',
  effect: 'changes',
  fields: {
    ...which,
    role: Flagged.describe('investor, startup or admin'),
    remove: toggle('remove the role'),
  },
  says: ({ user, role, remove }, { proven }) =>
    remove
      ? [`${user} will lose the role ${role}.`, `${user} has lost the role ${role}.`]
      : [
          `${user} will get the role ${role}.${unverifiedText(user, proven)}`,
          `${user} has the role ${role}.${unverifiedText(user, proven)}`,
        ],
  async run(deps, flags) {
    const account = await find(deps.db).user(flags.user);
    await setRole(deps, account.id, flags);
    const row = (await userQueries(deps.db).byId(account.id))!;
    return { ...summary(row), proven: isVerified(account) };
  },
});

const disable = act({
  name: 'users.disable',
  about: 'Disables an account: the member is signed out everywhere and cannot sign in.',
  scope: 'people',
  effect: 'changes',
  fields: { ...which, undo: toggle('enable the account again') },
  says({ user, undo }, { mentors, sessions }) {
    if (undo) return [`${user} will be able to sign in again.`, `${user} can sign in again.`];
    const offered = mentors ? ' No new sessions can be booked with them.' : '';
    const stays = sessions ? ` ${sessionsStayText(sessions)}` : '';
    return [
      `${user} will be signed out everywhere and will not be able to sign in.${offered}${stays}`,
      `${user} is signed out and cannot sign in.`,
    ];
  },
  async run({ db, clock }, flags) {
    const { id } = await find(db).user(flags.user);
    await db.transaction(async (tx) => {
      await lockAccountNow(tx, id);
      if (!flags.undo) await requireOtherOwner(tx, id);
      await userQueries(tx).change(id, { disabledAt: flags.undo ? null : clock.now() });
      await invalidateProofs(tx, id);
      if (!flags.undo) await userQueries(tx).endSessions(id);
      const kind = flags.undo ? 'enabled' : 'disabled';
      await recordSecurityEvent({ db: tx, clock }, { userId: id, kind, by: STAFF });
    });
    const mentor = await mentorsQueries(db).ofUser(id);
    const sessions = mentor
      ? await upcomingQueries(db).count({ mentorId: mentor.id }, clock.now())
      : 0;
    const row = summary((await userQueries(db).byId(id))!);
    return { ...row, mentors: mentor?.active === true, sessions };
  },
});

function summary(row: StaffUserRow): Row {
  const { id, email, username, name, surname, createdAt, disabledAt } = row;
  const roles = Object.entries({
    founder: row.founds,
    mentor: row.mentors,
    investor: row.isInvestor,
    startup: row.isStartup,
    admin: row.isAdmin,
  });
  const granted = roles.flatMap(([role, holds]) => (holds ? [role] : []));
  return {
    id,
    email,
    username,
    name,
    surname,
    roles: granted,
    createdAt,
    disabled: disabledAt !== null,
  };
}

export const userActs = [create, list, role, disable];

import { NewPassword, personName } from 'contract/wire/session.contract';
import { z } from 'zod';
import { HttpError } from '../../app/httpError';
import { lockAccountNow, outdateProofs } from '../../modules/account-lock/accountLock';
import { recordSecurityEvent, STAFF } from '../../modules/security-log/recordSecurityEvent';
import { newAccount } from '../../modules/session/newAccount';
import { passwordProblem } from '../../modules/session/passwordRules';
import { command, type Row, toggle } from '../command/command';
import { email, find } from '../command/find';
import { type StaffUserRow, userQueries } from './users.queries';

const Flagged = z.enum(['investor', 'startup', 'admin'], 'must be investor, startup or admin');
const COLUMN = { investor: 'isInvestor', startup: 'isStartup', admin: 'isAdmin' } as const;
const which = { user: email('address of the member') };

const create = command({
  name: 'users create',
  about: 'Creates a member whose address counts as verified.',
  flags: {
    email: email('address to sign in with'),
    name: personName('name').describe('first name'),
    surname: personName('surname').describe('surname, / for none'),
    role: Flagged.optional().describe('investor, startup or admin'),
  },
  asks: 'Password',
  async run(deps, { role, ...person }, _file, password) {
    const { productName } = deps.config;
    const form = NewPassword.safeParse(password);
    const problem = form.success
      ? passwordProblem(password, { ...person, productName })
      : form.error.issues[0]!.message;
    if (problem) throw new HttpError(422, problem);
    const passwordHash = await deps.passwords.hash(password);
    const verified = { ...person, passwordHash, emailVerifiedAt: deps.clock.now() };
    const id = await newAccount(deps, { ...verified, ...(role && { [COLUMN[role]]: true }) });
    return summary((await userQueries(deps.db).byId(id))!);
  },
});

const list = command({
  name: 'users find',
  about: 'Lists members, newest first.',
  flags: {
    search: z.string().trim().optional().describe('part of address, username or name'),
    role: z
      .enum(['founder', 'mentor', ...Flagged.options])
      .optional()
      .describe('only with this role'),
    limit: z.coerce.number().int().min(1).max(10_000).default(100).describe('at most so many'),
  },
  run: async ({ db }, flags) => (await userQueries(db).find(flags)).map(summary),
});

const role = command({
  name: 'users role',
  about: 'Gives a member a role, or takes it. Founders and mentors have commands of their own.',
  flags: {
    ...which,
    role: Flagged.describe('investor, startup or admin'),
    remove: toggle('take it'),
  },
  async run({ db }, flags) {
    const { id } = await find(db).user(flags.user);
    await userQueries(db).change(id, { [COLUMN[flags.role]]: !flags.remove });
    return summary((await userQueries(db).byId(id))!);
  },
});

const disable = command({
  name: 'users disable',
  about: 'Ends all sessions of a member and keeps them from signing in.',
  flags: { ...which, undo: toggle('let them in again') },
  async run({ db, clock }, flags) {
    const { id } = await find(db).user(flags.user);
    await db.transaction(async (tx) => {
      await lockAccountNow(tx, id);
      await userQueries(tx).change(id, { disabledAt: flags.undo ? null : clock.now() });
      await outdateProofs(tx, id);
      if (!flags.undo) await userQueries(tx).endSessions(id);
      const kind = flags.undo ? 'enabled' : 'disabled';
      await recordSecurityEvent({ db: tx, clock }, { userId: id, kind, by: STAFF });
    });
    return summary((await userQueries(db).byId(id))!);
  },
});

function summary(row: StaffUserRow): Row {
  const { id, email, username, name, surname, createdAt, disabledAt } = row;
  const roles = Object.entries({
    ...{ founder: row.founds, mentor: row.mentors, investor: row.isInvestor },
    ...{ startup: row.isStartup, admin: row.isAdmin },
  });
  const held = roles.flatMap(([role, holds]) => (holds ? [role] : []));
  return {
    id,
    email,
    username,
    name,
    surname,
    roles: held,
    createdAt,
    disabled: disabledAt !== null,
  };
}

export const userCommands = [create, list, role, disable];

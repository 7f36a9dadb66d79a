import { StaffScope } from 'contract/wire/staff.contract';
import { forbidden, notFound } from '../../../app/httpError';
import { act } from '../../act/act';
import { find, member } from '../../act/find';
import { isVerified, unverifiedText } from '../../act/unverified';
import { wholeNumber } from '../../act/wholeNumber';
import { requireOtherOwner } from '../../scopes/owners';
import { scopesQueries } from '../../scopes/scopes.queries';
import { operatorQueries } from './operators.queries';

const SCOPES = StaffScope.options.join(', ');
const which = {
  user: member('email address of the member'),
  scope: StaffScope.describe(SCOPES),
};

const grant = act({
  name: 'staff.grant',
  about: 'Gives a member a scope: what they may do as staff. They need a second factor, too.',
  scope: 'owner',
  effect: 'changes',
  fields: which,
  says: ({ user, scope }, { proven }) => [
    `${user} will have the scope ${scope}.${unverifiedText(user, proven)}`,
    `${user} has the scope ${scope}.${unverifiedText(user, proven)}`,
  ],
  async run({ db, clock, by }, { user, scope }) {
    // A stolen session of an owner cannot create a second owner.
    if (scope === 'owner' && by.source === 'web')
      throw forbidden('An owner can only be added on the server: npm run admin -- staff grant');
    const account = await find(db).user(user);
    const { id } = account;
    await scopesQueries(db).give(id, scope, { userId: by.userId, at: clock.now() });
    return { id, user, scopes: await scopesQueries(db).of(id), proven: isVerified(account) };
  },
});

const revoke = act({
  name: 'staff.revoke',
  about: 'Removes a scope from a member. The last owner cannot be removed.',
  scope: 'owner',
  effect: 'changes',
  fields: which,
  says: ({ user, scope }) => [
    `${user} will lose the scope ${scope}.`,
    `${user} has lost the scope ${scope}.`,
  ],
  async run({ db }, { user, scope }) {
    const { id } = await find(db).user(user);
    if (scope === 'owner') await requireOtherOwner(db, id);
    const had = await scopesQueries(db).take(id, scope);
    if (!had) throw notFound(`${user} does not have the scope ${scope}.`);
    return { id, user, scopes: await scopesQueries(db).of(id) };
  },
});

const list = act({
  name: 'staff.find',
  about: 'Lists the staff, what each may do, and who lacks a second factor.',
  scope: 'owner',
  effect: 'reads',
  fields: {},
  run: ({ db }) => scopesQueries(db).list(),
});

const forget = act({
  name: 'staff.forget-operator',
  about: 'Removes the name of an operator of the machine from the record. The acts stay.',
  scope: 'owner',
  effect: 'irreversible',
  fields: { number: wholeNumber().describe('number of the operator, from record find') },
  says: ({ number }) => [
    `The name of operator ${number} will be removed. The acts stay.`,
    `The name of operator ${number} is removed.`,
  ],
  async run({ db }, { number }) {
    if (!(await operatorQueries(db).forget(number)))
      throw notFound(`There is no operator ${number} with a name.`);
    return { operator: number, forgotten: true };
  },
});

export const staffActs = [grant, revoke, list, forget];

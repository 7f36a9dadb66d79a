import { perform } from '../../admin/perform';
import { PASSWORD, type TestUser, testApp } from '../../testing';
import { noDeadlocks } from '../../testing/noDeadlocks';
import { staffMember } from '../../testing/staffMember';
import { untilWaiting } from '../../testing/untilWaiting';
import { scopesQueries } from './scopes.queries';

const kit = testApp();
noDeadlocks(kit);
const cli = (command: string) => perform(kit.deps, { argv: command.split(' ') });
const act = (as: TestUser, name: string, fields: object) =>
  kit.post(`/staff/acts/${name}`, { fields }, { as });
const farewell = (as: TestUser) => kit.post('/account/delete', { password: PASSWORD }, { as });
const scopesOf = async (as: TestUser) => (await kit.get('/staff/acts', { as })).body.scopes ?? [];

it('an owner gives and removes scopes; a member without any is not staff', async () => {
  const owner = await staffMember(kit, 'owner');
  const nina = await kit.person({ secondFactorSince: kit.clock.now() });
  const fields = { user: nina.email, scope: 'letters' };

  expect(await act(owner, 'staff.grant', fields)).toMatchObject({ status: 200 });
  expect(await scopesOf(nina)).toEqual(['letters']);
  expect((await kit.get('/user', { as: nina })).body.roles).toEqual(['admin']);
  expect(await act(owner, 'staff.revoke', fields)).toMatchObject({ status: 200 });
  expect(await kit.get('/staff/acts', { as: nina })).toMatchObject({ status: 404 });
  expect((await kit.get('/user', { as: nina })).body.roles).toEqual([]);
});

it('owners are made on the command line only', async () => {
  const owner = await staffMember(kit, 'owner');
  const { email } = await kit.person();

  const refused = await act(owner, 'staff.grant', { user: email, scope: 'owner' });
  expect(refused).toMatchObject({ status: 403 });
  await cli(`staff grant --user ${email} --scope owner`);
  expect(await cli('staff find')).toContainEqual(
    expect.objectContaining({ user: email, scopes: ['owner'] }),
  );
});

it('staff for people cannot act on accounts of other staff, nor make staff', async () => {
  const people = await staffMember(kit, 'people');
  const owner = await staffMember(kit, 'owner');
  const { email } = await kit.person();

  expect(await act(people, 'users.disable', { user: owner.email })).toMatchObject({ status: 403 });
  expect(await act(people, 'users.role', { user: email, role: 'admin' })).toMatchObject({
    status: 403,
  });
  expect(await act(people, 'users.role', { user: email, role: 'investor' })).toMatchObject({
    status: 200,
  });
});

it('staff for letters have no access to startups and sessions', async () => {
  const letters = await staffMember(kit, 'letters');
  const sessions = await staffMember(kit, 'sessions');
  const draft = await kit.startup({ published: false });

  expect(await kit.get(`/my/startups/${draft.id}`, { as: letters })).toMatchObject({ status: 404 });
  expect(await kit.get(`/my/startups/${draft.id}`, { as: sessions })).toMatchObject({
    status: 404,
  });
});

it('an owner can be disabled while they request the deletion of their account', async () => {
  await staffMember(kit, 'owner');
  const leaving = await staffMember(kit, 'owner');
  let asking!: ReturnType<typeof farewell>;
  let disabling!: Promise<unknown>;
  await kit.db.transaction(async (tx) => {
    await scopesQueries(tx).lockOwners();
    asking = farewell(leaving);
    await untilWaiting(tx);
    disabling = cli(`users disable --user ${leaving.email}`);
    await untilWaiting(tx, 2);
  });

  expect(await asking).toMatchObject({ status: 200 });
  expect(await disabling).toMatchObject({ email: leaving.email });
});

describe('the last owner', () => {
  it.each([
    ['loses the scope', 'staff revoke --scope owner --user'],
    ['loses the role', 'users role --role admin --remove --user'],
    ['is deactivated', 'users disable --user'],
    ['is erased', 'users erase --confirm $ --user'],
  ])('stays: nobody %s', async (_what, command) => {
    await kit.db.execute('delete from staff_scopes');
    const { email } = await staffMember(kit, 'owner', 'programme');

    await expect(cli(`${command.replace('$', email)} ${email}`)).rejects.toMatchObject({
      status: 409,
    });
    await cli(`staff grant --user ${(await kit.person()).email} --scope owner`);
    await cli(`${command.replace('$', email)} ${email}`);
  });

  it('stays when two owners remove each other at once', async () => {
    await kit.db.execute('delete from staff_scopes');
    const [ana, bo] = [await staffMember(kit, 'owner'), await staffMember(kit, 'owner')];
    const revoke = (as: TestUser, { email }: TestUser) =>
      act(as, 'staff.revoke', { user: email, scope: 'owner' });
    const answers = await Promise.all([revoke(ana, bo), revoke(bo, ana)]);

    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await cli('staff find')).toHaveLength(1);
  });

  it('stays when two owners request the deletion of their accounts at once', async () => {
    await kit.db.execute('delete from staff_scopes');
    const owners = [await staffMember(kit, 'owner'), await staffMember(kit, 'owner')];
    const answers = await Promise.all(owners.map(farewell));

    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const staying = owners[answers.findIndex(({ status }) => status === 409)]!;
    await expect(cli(`staff revoke --scope owner --user ${staying.email}`)).rejects.toMatchObject({
      status: 409,
    });
  });
});

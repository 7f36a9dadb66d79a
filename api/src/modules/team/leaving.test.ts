import { and, eq } from 'drizzle-orm';

import { DAY } from '../../app/clock';
import { invitations, teamMembers, users } from '../../db/schema';
import { PASSWORD, type TestStartup, type TestUser, testApp } from '../../testing';
import { linkIn, mailbox } from '../../testing/mailbox';
import { noDeadlocks } from '../../testing/noDeadlocks';
import { untilWaiting } from '../../testing/untilWaiting';
import { eraseDue } from '../privacy/eraseDue';
import { eraseUser } from '../privacy/eraseUser';

const kit = testApp();
const mail = mailbox(kit);
noDeadlocks(kit);

let startup: TestStartup;
let ana: TestUser;
let boris: TestUser;
beforeEach(async () => {
  startup = await kit.startup({ name: 'Zrno' });
  ana = await kit.joins(startup, 'founder', 'CEO');
  boris = await kit.joins(startup, 'founder', 'CTO');
  await mail.collect();
});

const change = (call: string, body: unknown, as = ana) =>
  kit.post(`/my/startups/${startup.id}/${call}`, body, { as });
const founders = () =>
  kit.db.$count(
    teamMembers,
    and(eq(teamMembers.startupId, startup.id), eq(teamMembers.kind, 'founder')),
  );
const farewell = (as: TestUser) => kit.post('/account/delete', { password: PASSWORD }, { as });

describe('an invitation to a current member', () => {
  let member: TestUser;
  let token: string;
  beforeEach(async () => {
    member = await kit.joins(startup, 'member', 'Design');
    const invite = { members: [{ email: member.email, position: 'COO' }] };
    expect(await change('invite-founders', invite)).toMatchObject({ status: 200 });
    token = linkIn((await mail.for(member.email))[0]).token;
  });
  const accept = () => kit.post('/startups/invitations/accept-invite', { token }, { as: member });

  it.each([
    ['is removed', () => ana],
    ['leaves', () => member],
  ])('ends when they leave: %s', async (_how, by) => {
    expect(await change('remove-member', { user_id: member.id }, by())).toMatchObject({
      status: 200,
    });
    expect(await accept()).toMatchObject({ status: 422 });

    const invite = { members: [{ email: member.email, position: 'Back' }] };
    expect(await change('invite-members', invite)).toMatchObject({ status: 200 });
  });

  it('stays as long as they are in the team', async () => {
    expect(await accept()).toMatchObject({ status: 200 });
    expect(await founders()).toBe(3);
  });

  it('to other people stays', async () => {
    const invite = { members: [{ email: 'guest@people.example', position: 'Guest' }] };
    await change('invite-members', invite);
    await change('remove-member', { user_id: member.id });
    const left = and(eq(invitations.startupId, startup.id), eq(invitations.status, 'pending'));
    expect(await kit.db.$count(invitations, left)).toBe(1);
  });
});

it('a member who has another role by now is not reported as gone', async () => {
  await kit.db
    .update(teamMembers)
    .set({ kind: 'member' })
    .where(and(eq(teamMembers.startupId, startup.id), eq(teamMembers.userId, boris.id)));

  expect(await change('remove-founder', { user_id: boris.id })).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('team member') },
  });
  expect(await kit.get(`/my/startups/${startup.id}`, { as: boris })).toMatchObject({ status: 200 });
});

describe('a founder who requested deletion does not count as remaining', () => {
  beforeEach(async () => {
    expect(await farewell(ana)).toMatchObject({ status: 200 });
  });

  it('so the other one cannot request it too', async () => {
    expect(await farewell(boris)).toMatchObject({ status: 409 });
  });

  it('nor leave, until the first one cancels', async () => {
    const leave = () => change('remove-founder', { user_id: boris.id }, boris);
    expect(await leave()).toMatchObject({
      status: 422,
      body: { message: expect.stringContaining('at least one founder') },
    });
    await kit.post('/account/delete/cancel', undefined, { as: ana });
    expect(await leave()).toMatchObject({ status: 200 });
  });
});

describe('of two founders who end their part at the same time', () => {
  it.each([
    ['request deletion', () => [farewell(ana), farewell(boris)]],
    ['request it, and remove the other', () => [farewell(ana), remove(boris, ana)]],
    ['leave', () => [remove(ana, ana), remove(boris, boris)]],
  ])('one succeeds: %s', async (_how, begin) => {
    const answers = await Promise.all(begin());
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await founders()).toBeGreaterThan(0);
  });

  const remove = ({ id }: TestUser, by: TestUser) => change('remove-founder', { user_id: id }, by);
});

it('of two who requested it for the same day the second one is kept, and notified once', async () => {
  const asked = { deletionAskedAt: kit.clock.now() };
  for (const { id } of [ana, boris]) await kit.db.update(users).set(asked).where(eq(users.id, id));
  kit.clock.advance(14 * DAY);
  await eraseDue(kit.deps);
  await eraseDue(kit.deps);

  const sent = await mail.collect();
  const subjects = ({ email }: TestUser) =>
    sent.flatMap(({ to, body }) => (to.email === email ? [body.subject] : []));
  expect(subjects(ana)).toEqual(['Your account is deleted']);
  expect(subjects(boris)).toEqual(['Your account was not deleted']);
  const { body } = await kit.post('/login', { email: boris.email, password: PASSWORD });
  const { deletes_at } = (await kit.get('/account/delete', { as: body.token })).body;
  expect([deletes_at, await founders()]).toEqual([null, 1]);
});

it('while one founder is erased the other one cannot leave', async () => {
  let leaving!: ReturnType<typeof change>;
  await kit.db.transaction(async (tx) => {
    await eraseUser({ ...kit.deps, db: tx }, ana.id);
    leaving = change('remove-founder', { user_id: boris.id }, boris);
    await untilWaiting(tx);
  });

  expect(await leaving).toMatchObject({ status: 422 });
  expect(await founders()).toBe(1);
});

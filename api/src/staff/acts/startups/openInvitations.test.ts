import { type TestStartup, type TestUser, testApp } from '../../../testing';
import { linkIn, mailbox } from '../../../testing/mailbox';
import { staffMember } from '../../../testing/staffMember';

const kit = testApp();
const mail = mailbox(kit);

let staff: TestUser;
let startup: TestStartup;
let founder: TestUser;
beforeEach(async () => {
  staff = await staffMember(kit, 'programme');
  startup = await kit.startup({ name: 'Zrno' });
  founder = await kit.joins(startup, 'founder', 'CEO');
});

const act = async (name: 'add' | 'remove', { email }: TestUser, more = {}) => {
  const fields = { startup: startup.slug, user: email, ...more };
  const answer = await kit.post(`/staff/acts/founders.${name}`, { fields }, { as: staff });
  expect(answer).toMatchObject({ status: 200 });
};
/** @returns the token that accepts it */
async function invited(as: TestUser, kind: 'founders' | 'members') {
  const members = [{ email: as.email, position: 'CTO' }];
  await mail.collect();
  await kit.post(`/my/startups/${startup.id}/invite-${kind}`, { members }, { as: founder });
  const { token } = linkIn((await mail.for(as.email))[0]);
  return async () =>
    (await kit.post('/startups/invitations/accept-invite', { token }, { as })).status;
}
const team = async () => {
  const { body } = await kit.get(`/my/startups/${startup.id}/team`, { as: founder });
  return [body.founders.length, body.teamMembers.length];
};

it('an accepted invitation can no longer be withdrawn by staff', async () => {
  const accept = await invited(await kit.person(), 'founders');
  const { body } = await kit.get(`/staff/startups/${startup.id}`, { as: staff });
  const fields = { startup: startup.slug, id: body.invitations[0].id };
  expect(await accept()).toBe(200);

  expect(
    await kit.post('/staff/acts/founders.revoke-invitation', { fields }, { as: staff }),
  ).toMatchObject({ status: 409, body: { message: expect.stringContaining('been accepted') } });
  expect(await team()).toEqual([2, 0]);
});

describe('an open invitation', () => {
  it('does not bring back a person whom staff removed from the team', async () => {
    const member = await kit.joins(startup, 'member', 'Design');
    const accept = await invited(member, 'founders');
    await act('remove', member);

    expect(await accept()).toBe(422);
    expect(await team()).toEqual([1, 0]);
  });

  it.each([
    ['founders', {}],
    ['members', { member: true }],
    ['members', {}],
  ] as const)('of %s ends once staff add them with %j', async (kind, more) => {
    const asked = await kit.person();
    const accept = await invited(asked, kind);
    await act('add', asked, more);
    const before = await team();

    expect(await accept()).toBe(422);
    expect(await team()).toEqual(before);
  });

  it('to become a founder stays when staff give the member another position', async () => {
    const member = await kit.joins(startup, 'member', 'Design');
    const accept = await invited(member, 'founders');
    await act('add', member, { member: true, position: 'Art' });

    expect(await accept()).toBe(200);
    expect(await team()).toEqual([2, 0]);
  });
});

import { type TestUser, testApp } from '../../testing';
import { linkIn, mailbox } from '../../testing/mailbox';
import { inviteFixture } from './testing/inviteFixture';

const kit = testApp();
const { fixture, at, open, accept, invited } = inviteFixture(kit);

/** Creates another startup whose founder invites a person. @returns the token of the mail */
async function invitedElsewhere({ email }: TestUser) {
  const other = await kit.startup({ name: 'Kosnica' });
  const founder = await kit.joins(other);
  const members = [{ email, position: 'Sales' }];
  await kit.post(`/my/startups/${other.id}/invite-members`, { members }, { as: founder });
  return { other, founder, token: linkIn((await mailbox(kit).for(email)).at(-1)).token };
}

describe('an invitation to one startup', () => {
  it('cannot be withdrawn by a founder of another one, whatever id they send', async () => {
    const { guest, token } = await invited();
    const [{ id }] = await open();
    const { other, founder } = await invitedElsewhere(await kit.person());
    const withdraw = (startup: number) =>
      kit.post(`/my/startups/${startup}/revoke-invite`, { invite_id: id }, { as: founder });

    expect(await withdraw(other.id)).toMatchObject({ status: 404 });
    expect(await withdraw(fixture.startup.id)).toMatchObject({ status: 404 });
    expect(await accept(token, guest)).toMatchObject({ status: 200 });
  });

  it('stays when its guest leaves another one', async () => {
    const { guest, token } = await invited('members');
    await accept(token, guest);
    const elsewhere = await invitedElsewhere(guest);
    const left = kit.post(at('remove-member'), { user_id: guest.id }, { as: guest });
    expect(await left).toMatchObject({ status: 200 });

    expect(await accept(elsewhere.token, guest)).toMatchObject({ status: 200 });
  });
});

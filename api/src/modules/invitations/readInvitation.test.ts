import { type TestUser, testApp } from '../../testing';
import { linkIn, mailbox } from '../../testing/mailbox';

const kit = testApp();

describe('an invitation', () => {
  it('shows the link’s holder who invites whom to which role, and uses nothing up', async () => {
    const startup = await kit.startup({ name: 'Zrno' });
    const founder = await kit.joins(startup);
    const guest = await kit.person();
    const read = (token: string, as?: TestUser) =>
      kit.post('/startups/invitations/read-invite', { token }, { as });
    /** @returns the token of the mail */
    async function invite(email: string) {
      const members = [{ email, position: 'Sales' }];
      await kit.post(`/my/startups/${startup.id}/invite-founders`, { members }, { as: founder });
      return linkIn((await mailbox(kit).for(email))[0]).token;
    }
    const token = await invite(guest.email);
    const data = {
      email: guest.email,
      type: 'founder',
      position: 'Sales',
      invited_by: 'Ana Horvat',
      startup: { name: 'Zrno' },
      has_account: true,
      is_yours: false,
    };

    expect(await read(token)).toMatchObject({ status: 200, body: { data } });
    expect((await read(token, await kit.person())).body).toEqual({ data });
    expect((await read(token, guest)).body).toEqual({ data: { ...data, is_yours: true } });
    const replaced = await invite('new@people.example');
    expect((await read(replaced)).body.data).toMatchObject({ has_account: false });

    const accepted = kit.post('/startups/invitations/accept-invite', { token }, { as: guest });
    expect(await accepted).toMatchObject({ status: 200 });
    expect(await read(token, guest)).toMatchObject({ status: 200 });
    expect(await read(token)).toMatchObject({ status: 422 });
    expect(await read('made-up')).toMatchObject({ status: 404 });
    await invite('new@people.example');
    expect(await read(replaced)).toMatchObject({ status: 404 });
  });
});

import { PASSWORD, type TestUser, testApp } from '../../../testing';
import { linkIn, mailbox } from '../../../testing/mailbox';
import { staffMember } from '../../../testing/staffMember';

const kit = testApp();
const mail = mailbox(kit);

let people: TestUser;
let ana: TestUser;
beforeEach(async () => {
  people = await staffMember(kit, 'people');
  ana = await kit.person();
});

const disable = (more = {}) => {
  const fields = { user: ana.email, ...more };
  return kit.post('/staff/acts/users.disable', { fields }, { as: people });
};
const logIn = () => kit.post('/login', { email: ana.email, password: PASSWORD });

describe('a user whom staff deactivate', () => {
  it('is signed out permanently: when reactivated, they sign in again', async () => {
    expect(await disable()).toMatchObject({ status: 200 });
    expect(await kit.get('/user', { as: ana })).toMatchObject({ status: 401 });
    expect(await logIn()).toMatchObject({ status: 422 });

    expect(await disable({ undo: true })).toMatchObject({ status: 200 });
    expect(await kit.get('/user', { as: ana })).toMatchObject({ status: 401 });
    expect(await logIn()).toMatchObject({ status: 200 });
  });

  it('cannot use a reset link that was mailed before', async () => {
    await kit.post('/forgot-password', { email: ana.email });
    const { token } = linkIn((await mail.for(ana.email))[0]);
    await disable();

    const link = { token, email: ana.email };
    const bad = { status: 422, body: { message: 'Invalid or expired reset link' } };
    expect(await kit.post('/check-reset-token', link)).toMatchObject(bad);
    const form = { ...link, password: 'Novi-hleb-i-so', password_confirmation: 'Novi-hleb-i-so' };
    expect(await kit.post('/reset-password', form)).toMatchObject({ status: 422 });
  });
});

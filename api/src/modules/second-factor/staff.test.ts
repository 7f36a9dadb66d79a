import { testApp } from '../../testing';
import { passkeyDevice } from '../../testing/passkeyDevice';
import { PASSWORD, type TestUser } from '../../testing/people';
import { addAuthenticator } from '../../testing/secondFactor';

const kit = testApp();
const NEEDED = {
  status: 403,
  body: { message: 'Staff need a second factor. Please add one to your account first.' },
};

let nina: TestUser;
beforeEach(async () => {
  nina = await kit.person({ isAdmin: true, secondFactorSince: null });
});

describe('staff without a second factor', () => {
  it('can add one, and call nothing else that needs a session', async () => {
    const startup = await kit.startup();
    for (const path of [`/my/startups/${startup.id}`, '/my/startups', '/account/export']) {
      expect(await kit.get(path, { as: nina })).toMatchObject(NEEDED);
    }
    const update = { update: 'By staff' };
    const path = `/startups/${startup.id}/updates`;
    expect(await kit.post(path, update, { as: nina })).toMatchObject(NEEDED);
    expect((await kit.get('/user', { as: nina })).body).toMatchObject({
      roles: ['admin'],
      needs_second_factor: true,
    });

    expect(await kit.get('/account/second-factor', { as: nina })).toMatchObject({ status: 200 });
  });

  it('see public content only, and no drafts', async () => {
    const [shown, draft] = [await kit.startup(), await kit.startup({ published: false })];

    expect(await kit.get(`/public/startups/${shown.slug}`, { as: nina })).toMatchObject({
      status: 200,
    });
    for (const path of [`/public/startups/${draft.slug}`, `/startups/${draft.id}/updates`]) {
      expect(await kit.get(path, { as: nina })).toMatchObject(NEEDED);
    }
  });

  it('cannot act as founders either', async () => {
    const startup = await kit.startup();
    await kit.alsoJoins(startup, nina, 'founder');

    expect(await kit.get(`/my/startups/${startup.id}`, { as: nina })).toMatchObject(NEEDED);
  });

  it('have access once an app is added, in the same session', async () => {
    const startup = await kit.startup();
    await addAuthenticator(kit, nina);

    expect(await kit.get(`/my/startups/${startup.id}`, { as: nina })).toMatchObject({
      status: 200,
    });
    expect((await kit.get('/user', { as: nina })).body.needs_second_factor).toBe(false);
  });

  it('have access once a passkey is added, and cannot remove their last factor', async () => {
    const { body } = await kit.post(
      '/account/passkeys/options',
      { password: PASSWORD },
      { as: nina },
    );
    const passkey = passkeyDevice().make(body);
    await kit.post('/account/passkeys', { passkey }, { as: nina });
    const access = await kit.get('/account/access', { as: nina });
    const [{ id }] = access.body.passkeys;
    expect(await kit.del(`/account/passkeys/${id}`, { as: nina })).toMatchObject({ status: 409 });
    await addAuthenticator(kit, nina);

    expect(await kit.del(`/account/passkeys/${id}`, { as: nina })).toMatchObject({ status: 200 });
    const app = '/account/second-factor/authenticator';
    expect(await kit.del(app, { as: nina })).toMatchObject({ status: 409 });
  });
});

it('a member who becomes staff needs a second factor at once', async () => {
  const ana = await kit.person();
  expect(await kit.get('/my/startups', { as: ana })).toMatchObject({ status: 200 });
  const { perform } = await import('../../admin/perform');
  const argv = ['users', 'role', '--user', ana.email, '--role', 'admin'];
  await perform(kit.deps, { argv });

  expect(await kit.get('/my/startups', { as: ana })).toMatchObject(NEEDED);
});

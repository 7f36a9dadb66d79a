import { DAY, MINUTE } from '../../app/clock';
import { PASSWORD, type TestUser, testApp } from '../../testing';
import { linkIn, mailbox } from '../../testing/mailbox';
import { untilWaiting } from '../../testing/untilWaiting';
import { lockAccountNow } from '../account-lock/accountLock';
import { credentialsQueries } from './credentials.queries';

const kit = testApp();
const NEW = 'Novi-hleb-i-so';

const change = (what: string, as: TestUser | undefined, body: object) =>
  kit.post(`/account/change-${what}`, body, { as });
const errors = async (answer: ReturnType<typeof change>) => {
  const { status, body } = await answer;
  return { status, ...body.errors };
};

const CALLS: [string, Record<string, string>, string][] = [
  ['email', { newEmail: 'x@people.example', password: PASSWORD }, 'password'],
  ['username', { newUsername: 'x_y_z', password: PASSWORD }, 'password'],
  ['phone-number', { phone_number: '+359881234567', password: PASSWORD }, 'password'],
  ['password', { currentPassword: PASSWORD, newPassword: NEW }, 'currentPassword'],
];

describe.each(CALLS)('POST /account/change-%s', (what, body, field) => {
  it('needs a session and the current password', async () => {
    const ana = await kit.person();
    const wrong = { ...body, [field]: 'Wrong-password-1' };

    expect(await change(what, undefined, body)).toMatchObject({ status: 401 });
    expect(await errors(change(what, ana, wrong))).toEqual({
      status: 422,
      [field]: ['The password is incorrect.'],
    });
    expect(await change(what, ana, {})).toMatchObject({ status: 422 });
    expect(await change(what, ana, { ...body, [field]: [PASSWORD] })).toMatchObject({
      status: 422,
    });
  });

  it('tells an account that only uses Google to set a password first', async () => {
    const google = await kit.person({ passwordHash: null });

    expect(await errors(change(what, google, body))).toEqual({
      status: 422,
      [field]: ['Set a password first with "Forgot password".'],
    });
  });
});

describe('a new username', () => {
  const rename = (as: TestUser, newUsername: string) =>
    change('username', as, { newUsername, password: PASSWORD });

  it('is shown at once, and the old one stays blocked for others', async () => {
    const [ana, ivo] = [await kit.person(), await kit.person()];

    expect((await rename(ana, 'Ana_Nova')).body.user.username).toBe('ana_nova');
    expect((await kit.get(`/users/${ana.id}`)).body.data.username).toBe('ana_nova');
    const taken = { status: 422, newUsername: ['The username has already been taken.'] };
    expect(await errors(rename(ivo, ana.username))).toEqual(taken);
    expect(await errors(rename(ivo, 'ana_nova'))).toEqual(taken);
    expect(await rename(ana, ana.username)).toMatchObject({ status: 200 });
  });

  it('counts once towards the limit when two requests set it at the same time', async () => {
    const ana = await kit.person();
    for (const name of ['once_1', 'once_2', 'once_3']) {
      const answers = await Promise.all([rename(ana, name), rename(ana, name)]);
      expect(answers.map(({ status }) => status)).toContain(200);
    }

    expect((await kit.get('/user', { as: ana })).body.username).toBe('once_3');
  });

  it('may be changed three times in 30 days', async () => {
    const ana = await kit.person();
    for (const name of ['first_1', 'second_2', 'third_3']) await rename(ana, name);

    expect(await rename(ana, 'fourth_4')).toMatchObject({ status: 422 });
    kit.clock.advance(DAY);
    expect(await rename(ana, 'fourth_4')).toMatchObject({ status: 422 });
  });

  it('cannot be changed a fourth time by a request concurrent with the third', async () => {
    const ana = await kit.person();
    for (const name of ['first_11', 'second_12']) await rename(ana, name);
    let late: ReturnType<typeof rename> | undefined;
    await kit.db.transaction(async (tx) => {
      await lockAccountNow(tx, ana.id);
      late = rename(ana, 'fourth_14');
      await untilWaiting(tx);
      await credentialsQueries(tx).leaveUsername(ana.id, 'third_13', kit.clock.now());
    });

    expect(await late).toMatchObject({ status: 422 });
  });

  it.each([
    ['ab', 'The username must have 3 to 30 characters.'],
    ['a'.repeat(31), 'The username must have 3 to 30 characters.'],
    ['1ana', 'The username may contain letters a-z, digits and _, and must start with a letter.'],
    ['ana-1', 'The username may contain letters a-z, digits and _, and must start with a letter.'],
    ['аna', 'The username may contain letters a-z, digits and _, and must start with a letter.'],
    ['Admin', 'This username is reserved.'],
    ['', 'The username field is required.'],
  ])('cannot be %j', async (name, message) => {
    const ana = await kit.person();

    expect(await errors(rename(ana, name))).toEqual({ status: 422, newUsername: [message] });
    const own = await errors(rename(ana, ana.username));
    expect(own).toEqual({ status: 422, newUsername: ['This is already your username.'] });
  });
});

describe('a new phone number', () => {
  const setPhone = (as: TestUser, phone_number: string) =>
    change('phone-number', as, { phone_number, password: PASSWORD });

  it.each([
    ['+359 88 123 4567', '+359881234567'],
    ['00381 64 123-4567', '+381641234567'],
    ['', null],
  ])('%j is stored as %j, and shown to its owner only', async (text, kept) => {
    const ana = await kit.person();

    expect((await setPhone(ana, text)).body.user.phone_number).toBe(kept);
    expect(JSON.stringify((await kit.get(`/users/${ana.id}`)).body)).not.toContain('phone');
  });

  it.each(['0881234567', '+359', '+999 12345678', '+359881234567 ext 5', 'call me'])(
    'cannot be %j',
    async (text) => {
      const ana = await kit.person();

      expect(await errors(setPhone(ana, text))).toEqual({
        status: 422,
        phone_number: ['Use the international format, e.g. +359 88 123 4567.'],
      });
    },
  );
});

describe('a new password', () => {
  const setPassword = (as: TestUser, newPassword: string) =>
    change('password', as, { currentPassword: PASSWORD, newPassword });

  it('ends reset links that were mailed before', async () => {
    const ana = await kit.person();
    const { email } = ana;
    await kit.post('/forgot-password', { email });
    const { token } = linkIn((await mailbox(kit).for(email))[0]);
    const form = { currentPassword: PASSWORD, newPassword: NEW };
    expect(await change('password', ana, form)).toMatchObject({ status: 200 });

    expect(await kit.post('/check-reset-token', { token, email })).toMatchObject({ status: 422 });
  });

  it('is set once; a repeated request within ten minutes succeeds as well', async () => {
    const [ana, mail] = [await kit.person(), mailbox(kit)];
    await Promise.all([setPassword(ana, NEW), setPassword(ana, NEW)]);
    kit.clock.advance(10 * MINUTE - 1);
    expect(await setPassword(ana, NEW)).toMatchObject({ status: 200 });
    expect(await mail.for(ana.email)).toHaveLength(1);

    for (const other of [`${NEW}-2`, PASSWORD])
      expect(await setPassword(ana, other)).toMatchObject({ status: 422 });
    kit.clock.advance(1);
    expect(await errors(setPassword(ana, NEW))).toEqual({
      status: 422,
      currentPassword: ['The password is incorrect.'],
    });
  });

  it('keeps this device signed in and no other', async () => {
    const ana = await kit.person();
    const phone = await kit.post('/login', { email: ana.email, password: PASSWORD });

    expect(await setPassword(ana, NEW)).toMatchObject({ status: 200 });
    expect(await kit.get('/user', { as: ana })).toMatchObject({ status: 200 });
    expect(await kit.get('/user', { as: phone.body.token })).toMatchObject({ status: 401 });
    expect(await kit.post('/login', { email: ana.email, password: NEW })).toMatchObject({
      status: 200,
    });
    expect(await kit.post('/login', { email: ana.email, password: PASSWORD })).toMatchObject({
      status: 422,
    });
  });

  it.each([
    [PASSWORD, 'The new password must differ from the current one.'],
    ['short', 'The password must be at least 8 characters long.'],
    ['qwertyuiop', 'This is one of the most common passwords. Choose another one.'],
    ['VentureQuest!', 'The password may not contain "Venture Quest".'],
  ])('cannot be %j', async (password, message) => {
    const ana = await kit.person();

    expect(await errors(setPassword(ana, password))).toEqual({
      status: 422,
      newPassword: [message],
    });
  });
});

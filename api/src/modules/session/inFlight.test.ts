import { passwordHasher } from '../../deps/passwords';
import { PASSWORD, type TestUser, testApp } from '../../testing';
import { linkIn, mailbox } from '../../testing/mailbox';

const NEW = 'Novi-hleb-i-so';
const THIEFS = 'Tudja-sifra-1';
/** Half of the logins start before the reset; all of them fit into the queue. */
const LOGINS = 15;

/** Real hashing, which waits for `held` when a test sets it. */
const real = passwordHasher({ memoryCost: 64, timeCost: 1, parallelism: 1 });
let pending: { password: string; arrived: () => void; until: Promise<void> } | undefined;
const wait = async (password: string) => {
  if (pending?.password !== password) return;
  const { arrived, until } = pending;
  pending = undefined; // later calls do not wait
  arrived();
  await until;
};
const passwords: typeof real = {
  ...real,
  async hash(password) {
    const hash = await real.hash(password);
    await wait(password);
    return hash;
  },
  async matches(stored, password) {
    const matches = await real.matches(stored, password);
    await wait(password);
    return matches;
  },
};

const kit = testApp({ passwords });
const mail = mailbox(kit);

beforeEach(() => {
  pending = undefined;
});

async function resetLink({ email }: TestUser) {
  await kit.post('/forgot-password', { email });
  return linkIn((await mail.for(email)).at(-1)).token;
}
const reset = (token: string, { email }: TestUser) =>
  kit.post('/reset-password', { token, email, password: NEW, password_confirmation: NEW });
const login = ({ email }: TestUser, password: string) => kit.post('/login', { email, password });
const opens = async (token: string) => (await kit.get('/user', { as: token })).status === 200;

/** Runs `during` after the first password check or hash has finished, before its caller continues. */
async function whileWaiting<T>(
  password: string,
  late: () => Promise<T>,
  during: () => Promise<void>,
): Promise<T> {
  let free = () => {};
  const until = new Promise<void>((resolve) => {
    free = resolve;
  });
  let answer: Promise<T> | undefined;
  await new Promise<void>((arrived) => {
    pending = { password, arrived, until };
    answer = late();
  });
  await during();
  free();
  return answer!;
}

describe('while a password is being reset', () => {
  it('no login with the old one opens a session that stays valid', async () => {
    const ana = await kit.person();
    const token = await resetLink(ana);
    const tries = Array.from({ length: LOGINS }, () => login(ana, PASSWORD));
    const done = reset(token, ana);
    const more = Array.from({ length: LOGINS }, () => login(ana, PASSWORD));
    const answers = await Promise.all([...tries, ...more]);

    expect(await done).toMatchObject({ status: 200 });
    const tokens = answers.flatMap(({ status, body }) => (status === 200 ? [body.token] : []));
    const isAlive = await Promise.all(tokens.map(opens));
    expect(isAlive.filter(Boolean)).toEqual([]);
    expect(await login(ana, NEW)).toMatchObject({ status: 200 });
  });

  it('a login is refused even if its password was right when it was checked', async () => {
    const ana = await kit.person();
    const token = await resetLink(ana);
    const late = await whileWaiting(
      PASSWORD,
      () => login(ana, PASSWORD),
      async () => expect(await reset(token, ana)).toMatchObject({ status: 200 }),
    );

    expect(late).toMatchObject({
      status: 422,
      body: { message: 'These credentials do not match our records.' },
    });
  });

  it.each([
    ['change-password', { currentPassword: PASSWORD, newPassword: THIEFS }],
    ['change-email', { newEmail: 'thief@people.example', password: PASSWORD }],
    ['change-username', { newUsername: 'mine_now', password: PASSWORD }],
    ['change-phone-number', { phone_number: '+359888123456', password: PASSWORD }],
    ['delete', { password: PASSWORD }],
  ])('%s in progress changes nothing', async (call, body) => {
    const ana = await kit.person();
    const token = await resetLink(ana);
    const late = await whileWaiting(
      PASSWORD,
      () => kit.post(`/account/${call}`, body, { as: ana }),
      async () => expect(await reset(token, ana)).toMatchObject({ status: 200 }),
    );

    expect(late).toMatchObject({ status: 401 });
    expect(await login(ana, THIEFS)).toMatchObject({ status: 422 });
    const { body: mine } = await login(ana, NEW);
    expect(mine.user).toMatchObject({
      email: ana.email,
      username: ana.username,
      phone_number: null,
    });
    expect((await kit.get('/account/delete', { as: mine.token })).body).toEqual({
      deletes_at: null,
    });
  });
});

describe('while a password is being changed', () => {
  const change = (newPassword: string, as: TestUser) =>
    kit.post('/account/change-password', { currentPassword: PASSWORD, newPassword }, { as });

  it('another change by the same session in progress is refused', async () => {
    const ana = await kit.person();
    const late = await whileWaiting(
      THIEFS,
      () => change(THIEFS, ana),
      async () => expect(await change(NEW, ana)).toMatchObject({ status: 200 }),
    );

    expect(late).toMatchObject({ status: 409 });
    expect(await login(ana, NEW)).toMatchObject({ status: 200 });
  });

  it('a login with the old one, and a change by a session it ends, are refused', async () => {
    const ana = await kit.person();
    const late = await whileWaiting(
      PASSWORD,
      () => login(ana, PASSWORD),
      async () => expect(await change(NEW, ana)).toMatchObject({ status: 200 }),
    );
    expect(late).toMatchObject({ status: 422 });

    const { body: other } = await login(ana, NEW);
    const email = { newEmail: 'thief@people.example', password: NEW };
    const form = { currentPassword: NEW, newPassword: THIEFS };
    const ended = await whileWaiting(
      NEW,
      () => kit.post('/account/change-email', email, { as: other.token }),
      async () =>
        expect(await kit.post('/account/change-password', form, { as: ana })).toMatchObject({
          status: 200,
        }),
    );
    expect(ended).toMatchObject({ status: 401 });
  });
});

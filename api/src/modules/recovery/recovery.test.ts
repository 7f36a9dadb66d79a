import { DAY } from '../../app/clock';
import { purge } from '../../retention/purge';
import { PASSWORD, type TestUser, testApp } from '../../testing';
import { linkIn, mailbox } from '../../testing/mailbox';

const kit = testApp();
const mail = mailbox(kit);
const NEW = 'Novi-hleb-i-so';
const THIEFS = 'Tudja-sifra-1';

let count = 0;
let owner: TestUser;
/** A mailbox of the thief. */
const lair = () => {
  count += 1;
  return `thief.${count}@people.example`;
};
beforeEach(async () => {
  await mail.collect();
  owner = await kit.person();
});

type Sent = Parameters<typeof linkIn>[0];
const press = (sent: Sent) => {
  const { url } = linkIn(sent);
  return kit.post(url.pathname.replace('/api', '') + url.search, {});
};
const login = (email: string, password: string) => kit.post('/login', { email, password });
const signIn = async (email: string, password = PASSWORD) =>
  (await login(email, password)).body.token as string;
async function resetLink(email: string) {
  await kit.post('/forgot-password', { email });
  const sent = (await mail.for(email)).filter(({ body }) => /new password/.test(body.subject));
  return sent.at(-1) && linkIn(sent.at(-1)).token;
}
const reset = (token: string, email: string, password = NEW) =>
  kit.post('/reset-password', { token, email, password, password_confirmation: password });
/** The thief changes the address. @returns the link mailed to the old address */
async function move(as: string, newEmail: string, password = PASSWORD): Promise<Sent> {
  await kit.post('/account/change-email', { newEmail, password }, { as });
  const sent = await mail.collect();
  expect(await press(sent.find(({ to }) => to.email === newEmail))).toMatchObject({ status: 200 });
  return (await mail.collect()).find(({ body }) => /was changed/.test(body.subject));
}
/** The owner has access with their own password, and nobody else does. */
async function expectBack(...lost: string[]) {
  const token = await resetLink(owner.email);
  expect(await reset(token!, owner.email)).toMatchObject({ status: 200 });
  const { body } = await login(owner.email, NEW);
  expect(body.user).toMatchObject({ id: owner.id, email: owner.email, pending_email: null });
  for (const email of lost) expect(await login(email, PASSWORD)).toMatchObject({ status: 422 });
}

describe('an account whose address a thief with the password changes', () => {
  it('is recovered by the link at the old address, within seven days', async () => {
    const away = lair();
    const undo = await move(await signIn(owner.email), away);
    kit.clock.advance(7 * DAY - 1);

    expect(await press(undo)).toMatchObject({ status: 200 });
    expect(await login(owner.email, PASSWORD)).toMatchObject({ status: 422 });
    await expectBack(away);
    expect(await press(undo)).toMatchObject({ status: 422 });
  });

  it('is lost afterwards, and the old address is free again', async () => {
    const undo = await move(await signIn(owner.email), lair());
    kit.clock.advance(7 * DAY);

    expect(await press(undo)).toMatchObject({ status: 422 });
    await purge(kit.deps);
    const form = { name: 'Ana', surname: '/', email: owner.email, password: NEW };
    expect(await kit.post('/register', { ...form, password_confirmation: NEW })).toMatchObject({
      status: 201,
    });
  });

  it('is recovered after several changes, whoever restores first', async () => {
    const [first, second] = [lair(), lair()];
    const token = await signIn(owner.email);
    const undo = await move(token, first);
    const thiefs = await move(token, second);
    expect(await press(thiefs)).toMatchObject({ status: 200 });

    expect(await press(undo)).toMatchObject({ status: 200 });
    expect(await press(thiefs)).toMatchObject({ status: 422 });
    await expectBack(first, second);
  });

  it('is recovered though the thief changed the address back and away again', async () => {
    const [first, second] = [lair(), lair()];
    const token = await signIn(owner.email);
    const undo = await move(token, first);
    await kit.post(
      '/account/change-email',
      { newEmail: owner.email, password: PASSWORD },
      { as: token },
    );
    const home = (await mail.for(owner.email)).at(-1);
    expect(await press(home)).toMatchObject({ status: 200 });
    const stolen = (await mail.for(first)).at(-1);
    await move(token, second);

    expect(await press(undo)).toMatchObject({ status: 200 });
    expect(await press(stolen)).toMatchObject({ status: 422 });
    await expectBack(first, second);
  });

  it('is recovered though the password was reset through the new address', async () => {
    const away = lair();
    const undo = await move(await signIn(owner.email), away);
    const token = await resetLink(away);
    expect(await reset(token!, away, THIEFS)).toMatchObject({ status: 200 });
    const late = await resetLink(away);

    expect(await press(undo)).toMatchObject({ status: 200 });
    expect(await login(away, THIEFS)).toMatchObject({ status: 422 });
    expect(await reset(late!, away, THIEFS)).toMatchObject({ status: 422 });
    await expectBack(away);
  });

  it('is recovered because the old address stays reserved', async () => {
    const undo = await move(await signIn(owner.email), lair());
    const { email } = owner;
    const form = { name: 'Thief', surname: '/', email, password: THIEFS };
    const accomplice = await kit.person();

    expect(
      (await kit.post('/register', { ...form, password_confirmation: THIEFS })).body.errors,
    ).toEqual({ email: ['The email has already been taken.'] });
    const wanted = { newEmail: email, password: PASSWORD };
    expect(
      (await kit.post('/account/change-email', wanted, { as: accomplice })).body.errors,
    ).toEqual({ newEmail: ['The email has already been taken.'] });

    expect(await press(undo)).toMatchObject({ status: 200 });
    await expectBack();
  });

  it('is recovered by a reset link that was mailed before the change', async () => {
    const [away, token] = [lair(), await resetLink(owner.email)];
    const thiefs = await move(await signIn(owner.email), away);
    expect(thiefs?.to.email).toBe(owner.email);

    expect(await reset(token!, owner.email)).toMatchObject({ status: 200 });
    expect((await login(owner.email, NEW)).body.user).toMatchObject({ email: owner.email });
    expect(await login(away, NEW)).toMatchObject({ status: 422 });
  });

  it('mails its link again when a reset is requested at the old address', async () => {
    const away = lair();
    await move(await signIn(owner.email), away);
    await kit.post('/forgot-password', { email: owner.email });
    const sent = await mail.collect();

    expect(sent.map(({ to }) => to.email)).toEqual([owner.email]);
    expect(await press(sent[0])).toMatchObject({ status: 200 });
    await expectBack(away);
  });
});

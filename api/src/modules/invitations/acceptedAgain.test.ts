import { eq } from 'drizzle-orm';
import { users } from '../../db/schema';
import { type TestStartup, type TestUser, testApp } from '../../testing';
import { linkIn, mailbox } from '../../testing/mailbox';
import { untilWaiting } from '../../testing/untilWaiting';
import { lockAccountNow } from '../account-lock/accountLock';

const kit = testApp();
let startup: TestStartup;
let founder: TestUser;

beforeEach(async () => {
  startup = await kit.startup();
  founder = await kit.joins(startup);
});

const at = (call: string) => `/my/startups/${startup.id}/${call}`;
const ask = (call: string, token: string, as: TestUser) =>
  kit.post(`/startups/invitations/${call}-invite`, { token }, { as });

/** @returns the token of the last mail that they got */
async function invite({ email }: TestUser) {
  const members = [{ email, position: 'Sales' }];
  await kit.post(at('invite-founders'), { members }, { as: founder });
  return linkIn((await mailbox(kit).for(email)).at(-1)).token;
}

it('an invitation is not accepted by an account that has changed its address since', async () => {
  const guest = await kit.person();
  const token = await invite(guest);
  let accepting: ReturnType<typeof ask> | undefined;
  await kit.db.transaction(async (tx) => {
    await lockAccountNow(tx, guest.id);
    accepting = ask('accept', token, guest);
    await untilWaiting(tx);
    const email = `moved.${guest.id}@people.example`;
    await tx.update(users).set({ email }).where(eq(users.id, guest.id));
  });

  expect(await accepting).toMatchObject({
    status: 403,
    body: { message: 'This invitation was sent to a different email address.' },
  });
});

describe('an invitation that was accepted', () => {
  it('is reported as used to a person who left the team since, and a new one brings them back', async () => {
    const guest = await kit.person();
    const token = await invite(guest);
    await ask('accept', token, guest);
    await kit.post(at('remove-founder'), { user_id: guest.id }, { as: founder });

    for (const call of ['read', 'accept']) {
      expect(await ask(call, token, guest)).toMatchObject({
        status: 422,
        body: { message: expect.stringMatching(/you are no longer in the team\. Ask the team/) },
      });
    }
    expect(await kit.get(at('team'), { as: guest })).toMatchObject({ status: 404 });

    expect(await ask('accept', await invite(guest), guest)).toMatchObject({ status: 200 });
    expect(await ask('accept', token, guest)).toMatchObject({ status: 200 });
  });

  it('by two requests at once is accepted once, and both succeed', async () => {
    const guest = await kit.person();
    const token = await invite(guest);
    const answers = await Promise.all(['accept', 'accept'].map((call) => ask(call, token, guest)));

    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const { body } = await kit.get(at('team'), { as: guest });
    expect(body.founders).toHaveLength(2);
  });

  it('confirms the address to which it was sent', async () => {
    const guest = await kit.person({ emailVerifiedAt: null });
    await ask('accept', await invite(guest), guest);

    const { body } = await kit.get('/user', { as: guest });
    expect(body.email_verified_at).toBe(kit.clock.now().toISOString());
  });

  it('cannot be withdrawn, even if the guest has left since', async () => {
    const guest = await kit.person();
    const token = await invite(guest);
    const { body } = await kit.get(at('list-invites'), { as: founder });
    await ask('accept', token, guest);
    await kit.post(at('remove-founder'), { user_id: guest.id }, { as: guest });

    const invite_id = body.invites[0].id;
    expect(await kit.post(at('revoke-invite'), { invite_id }, { as: founder })).toMatchObject({
      status: 409,
    });
  });
});

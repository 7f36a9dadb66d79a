import { MINUTE, SECOND } from '../../app/clock';
import { purge } from '../../retention/purge';
import { PASSWORD, testApp } from '../../testing';
import { linkIn, mailbox } from '../../testing/mailbox';

const kit = testApp();
const mail = mailbox(kit);

/** Returns the button of the page that the last mail to an address links to. */
async function buttonOf(email: string) {
  const { url } = linkIn((await mail.for(email)).at(-1));
  const path = url.pathname.replace('/api', '') + url.search;
  return () => kit.call('POST', path, { form: { go: '1' } });
}
const says = (text: string) => ({ status: 200, body: expect.stringContaining(text) });
const EXPIRED = { status: 422, body: expect.stringContaining('has expired') };

describe('a newsletter that is confirmed by two requests at once', () => {
  const subscribed = async (email: string) => {
    await kit.post('/email-subscribe', { email });
    return buttonOf(email);
  };

  it('is confirmed once, with the same response to both; much later the link has expired', async () => {
    const email = 'twice@people.example';
    const press = await subscribed(email);

    for (const answer of await Promise.all([press(), press()]))
      expect(answer).toMatchObject(says('You are subscribed.'));
    expect(await mail.for(email)).toMatchObject([{ body: { subject: 'You are subscribed' } }]);

    kit.clock.advance(10 * MINUTE - SECOND);
    expect(await press()).toMatchObject(says('You are subscribed.'));
    kit.clock.advance(SECOND);
    expect(await press()).toMatchObject(EXPIRED);
    expect(await mail.for(email)).toEqual([]);
  });

  it('is not confirmed again by the same link after its reader has unsubscribed', async () => {
    const email = 'leaves@people.example';
    const press = await subscribed(email);
    await press();
    const leave = await buttonOf(email);
    await leave();

    expect(await press()).toMatchObject(EXPIRED);
    expect(await mail.for(email)).toEqual([]);
  });
});

describe('an email address that is confirmed by two requests at once', () => {
  const wanting = async () => {
    const person = await kit.person();
    const newEmail = `wanted${person.id}@people.example`;
    await kit.post('/account/change-email', { newEmail, password: PASSWORD }, { as: person });
    return { person, newEmail, press: await buttonOf(newEmail) };
  };
  const changes = async (as: Awaited<ReturnType<typeof kit.person>>) => {
    const { body } = await kit.get('/account/security-log', { as });
    return body.data.filter(({ kind }: { kind: string }) => kind === 'email-changed').length;
  };

  it('is changed once, with the same response to both; much later the link has expired', async () => {
    const { person, newEmail, press } = await wanting();

    for (const answer of await Promise.all([press(), press()]))
      expect(answer).toMatchObject(says('is confirmed.'));
    expect((await kit.get('/user', { as: person })).body.email).toBe(newEmail);
    expect(await changes(person)).toBe(1);

    kit.clock.advance(10 * MINUTE - SECOND);
    expect(await press()).toMatchObject(says('is confirmed.'));
    kit.clock.advance(SECOND);
    expect(await press()).toMatchObject(EXPIRED);
  });

  it('has expired if the link was ended a moment ago without being used', async () => {
    const { person, press } = await wanting();
    const passwords = { currentPassword: PASSWORD, newPassword: 'Novi-hleb-i-so' };
    await kit.post('/account/change-password', passwords, { as: person });

    expect(await press()).toMatchObject(EXPIRED);
  });

  it('has expired if the account has another address again', async () => {
    const { person, press } = await wanting();
    await press();
    const undo = await buttonOf(person.email);

    expect(await undo()).toMatchObject(says('Your old email address is restored'));
    expect(await press()).toMatchObject(EXPIRED);
  });
});

describe('an old address that is restored by two requests at once', () => {
  const left = async () => {
    const person = await kit.person();
    const newEmail = `left${person.id}@people.example`;
    await kit.post('/account/change-email', { newEmail, password: PASSWORD }, { as: person });
    await (await buttonOf(newEmail))();
    return { person, newEmail, press: await buttonOf(person.email) };
  };
  const setPassword = async (email: string) => {
    const { token } = linkIn((await mail.for(email))[0]);
    const passwords = { password: 'Novi-hleb-i-so', password_confirmation: 'Novi-hleb-i-so' };
    return kit.post('/reset-password', { token, email, ...passwords });
  };

  it('is restored once, with one mail and the same response to both; much later the link has expired', async () => {
    const { person, press } = await left();

    for (const answer of await Promise.all([press(), press()]))
      expect(answer).toMatchObject(says('Your old email address is restored'));
    kit.clock.advance(10 * MINUTE - SECOND);
    await purge(kit.deps);
    expect(await press()).toMatchObject(says('Your old email address is restored'));
    kit.clock.advance(SECOND);
    expect(await press()).toMatchObject(EXPIRED);

    const mails = await mail.for(person.email);
    expect(mails.map(({ body }) => body.subject)).toEqual(['Set a new password']);
  });

  it('has expired once its owner has set a new password', async () => {
    const { person, press } = await left();
    await press();
    expect(await setPassword(person.email)).toMatchObject({ status: 200 });

    expect(await press()).toMatchObject(EXPIRED);
    const as = (await kit.post('/login', { email: person.email, password: 'Novi-hleb-i-so' })).body;
    expect(await kit.get('/user', { as })).toMatchObject({ status: 200 });
  });

  it('ends the link of the address that was current in between', async () => {
    const { person, newEmail, press } = await left();
    const third = `third${person.id}@people.example`;
    await kit.post(
      '/account/change-email',
      { newEmail: third, password: PASSWORD },
      { as: person },
    );
    await (await buttonOf(third))();
    const between = await buttonOf(newEmail);
    await press();

    expect(await between()).toMatchObject(EXPIRED);
    await setPassword(person.email);
    expect(await between()).toMatchObject(EXPIRED);
  });
});

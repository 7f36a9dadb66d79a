import { eq } from 'drizzle-orm';
import { MINUTE, SECOND } from '../../app/clock';
import { outbox, users } from '../../db/schema';
import { deliverMail } from '../../jobs/deliverMail';
import { type TestUser, testApp } from '../../testing';
import { letterFixture } from '../../testing/letterFixture';
import { noLetters } from '../../testing/noLetters';
import { staffMember } from '../../testing/staffMember';
import { postLetters } from './postLetters';

const kit = testApp({ config: { lettersPerMinute: 12 } }); // two in a batch
let mira: TestUser;
const { mail, act, get, subscribe, draft, agreed, batch } = letterFixture(kit, () => mira);

beforeEach(async () => {
  await noLetters(kit);
  mira = await staffMember(kit, 'letters');
});

const close = () => undefined;
/** Tries the due mails while the mail server is down. */
const tryInVain = () =>
  deliverMail(kit.deps, { send: () => Promise.reject(new Error('away')), close });

/** Advances the clock by one batch without sending mail. */
async function nextTurn() {
  await postLetters(kit.deps);
  kit.clock.advance(10 * SECOND);
}

/** A letter whose mails are all in the outbox, unsent. */
async function sentInVain() {
  await subscribe('a@b.example');
  const id = await draft();
  await agreed('send', id);
  await nextTurn();
  expect(await get(id)).toMatchObject({ state: 'sent', counts: { waiting: 1 } });
  return id;
}

describe('a sent letter whose mails still wait', () => {
  it('is paused, resumed, and sent once', async () => {
    const id = await sentInVain();
    expect(await act('pause', { id })).toMatchObject({ status: 200 });
    expect(await batch()).toEqual([]);
    expect(await get(id)).toMatchObject({ state: 'paused', finished_at: null });

    await act('resume', { id });
    expect(await batch()).toHaveLength(1);
    expect(await get(id)).toMatchObject({ state: 'sent', counts: { waiting: 0, sent: 1 } });
  });

  it('is cancelled for recipients who have not got it', async () => {
    const id = await sentInVain();
    expect((await agreed('cancel', id)).body.message).toContain('it was not sent to one person');
    kit.clock.advance(MINUTE);
    expect(await batch()).toEqual([]);
  });

  it('is not sent to a reader who unsubscribes meanwhile', async () => {
    await subscribe('a@b.example', 'b@b.example');
    await agreed('send', await draft());
    const [before] = (await batch()).filter(({ to }) => to.email === 'a@b.example');
    await agreed('send', await draft());
    await nextTurn();
    const [, link = ''] = /<(.+)>/.exec(before!.body.headers!['List-Unsubscribe']!) ?? [];
    const { pathname, search } = new URL(link);
    await kit.post(pathname.replace('/api', '') + search, {});

    expect((await batch()).map(({ to }) => to.email)).toEqual(['b@b.example']);
  });

  it('is sent to a mentor who mutes other mails meanwhile, and not to one who mutes letters', async () => {
    const startup = await kit.startup();
    const [ana, bo] = [await kit.mentorOf(startup), await kit.mentorOf(startup)];
    await agreed('send', await draft({ to: 'mentors' }));
    await nextTurn();
    const mute = (type: string, as: TestUser) => {
      const preferences = [{ type, on_site: true, by_mail: false }];
      return kit.post('/notifications/preferences', { preferences }, { as });
    };
    expect(await mute('startup-update', ana)).toMatchObject({ status: 200 });
    expect(await mute('letter', bo)).toMatchObject({ status: 200 });

    expect((await batch()).map(({ to }) => to.email)).toEqual([ana.email]);
  });

  it('cannot be paused or cancelled (409) once every recipient has it', async () => {
    const id = await sentInVain();
    await mail.collect();

    expect(await act('pause', { id })).toMatchObject({
      status: 409,
      body: { message: `Letter ${id} is sent.` },
    });
    expect(await agreed('cancel', id)).toMatchObject({ status: 409 });
  });
});

describe('while mail is down', () => {
  const nine = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'].map((name) => `${name}@b.example`);

  it('a letter adds no mails to the outbox, and resumes when the waiting ones are sent', async () => {
    await subscribe(...nine);
    const id = await draft();
    await agreed('send', id);
    for (let turn = 0; turn < 6; turn += 1) await nextTurn();
    expect(await kit.db.$count(outbox)).toBe(6);
    expect(await get(id)).toMatchObject({ state: 'sending', counts: { waiting: 9 } });

    expect(await mail.collect()).toHaveLength(6);
    expect([...(await batch()), ...(await batch())]).toHaveLength(3);
    expect(await get(id)).toMatchObject({ state: 'sent', counts: { sent: 9 } });
  });

  it('mails whose delivery failed do not block others', async () => {
    await subscribe(...nine);
    await agreed('send', await draft());
    for (let turn = 0; turn < 5; turn += 1) {
      await nextTurn();
      await tryInVain();
    }
    expect(await kit.db.$count(outbox)).toBe(9);
  });
});

describe('a mail that a worker held when its letter was stopped', () => {
  /** Performs the act while the worker delivers the mail, which fails. */
  async function inHand(during: () => Promise<unknown>) {
    const send = async () => {
      await during();
      throw new Error('try again later');
    };
    await deliverMail(kit.deps, { send, close });
    kit.clock.advance(2 * MINUTE);
  }

  it('is not sent by a later retry when it was cancelled', async () => {
    const id = await sentInVain();
    await inHand(() => agreed('cancel', id));
    expect(await mail.collect()).toEqual([]);
    const [row] = await kit.db.select().from(outbox);
    expect(row).toMatchObject({ dropReason: 'unwanted', lastError: 'The letter was cancelled.' });
    const { counts } = await get(id);
    expect(counts).toMatchObject({ unsubscribed: 0, dropped: 1 });
    // The reason stored for everybody who had left, before there were two reasons.
    const lastError = 'Unsubscribed, or no member with this address any more.';
    await kit.db.update(outbox).set({ lastError });
    expect((await get(id)).counts).toMatchObject({ unsubscribed: 1, dropped: 0 });
  });

  it('waits as long as it is paused, and is sent once', async () => {
    const id = await sentInVain();
    await inHand(() => act('pause', { id }));
    for (let minute = 0; minute < 3; minute += 1) {
      expect(await mail.collect()).toEqual([]);
      kit.clock.advance(2 * MINUTE);
    }
    await act('resume', { id });
    expect([...(await batch()), ...(await batch())]).toHaveLength(1);
  });
});

describe('a mail of a letter that waits for its turn', () => {
  it.each([
    ['the account was disabled', { disabledAt: new Date() }],
    ['the account has another address', { email: 'other@people.example' }],
    ['the address is no longer confirmed', { emailVerifiedAt: null }],
  ])('is not sent when %s', async (_what, change) => {
    const [ana] = [await kit.mentorOf(), await kit.mentorOf()];
    const id = await draft({ to: 'mentors' });
    await agreed('send', id);
    await postLetters(kit.deps);
    await kit.db.update(users).set(change).where(eq(users.id, ana.id));

    const arrived = (await mail.collect()).map(({ to }) => to.email);
    expect(arrived).not.toContain(ana.email);
  });
});

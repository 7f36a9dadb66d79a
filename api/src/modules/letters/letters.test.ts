import { DAY, MINUTE, SECOND } from '../../app/clock';
import { newsletterSubscriptions } from '../../db/schema';
import { reportAddress } from '../../mail/suppressions';
import { type TestUser, testApp } from '../../testing';
import { letterFixture } from '../../testing/letterFixture';
import { noLetters } from '../../testing/noLetters';
import { staffMember } from '../../testing/staffMember';
import { postLetters } from './postLetters';

const kit = testApp({ config: { lettersPerMinute: 12, replyTo: 'team@venturequest.example' } });
let mira: TestUser;
const { mail, act, get, preview, subscribe, draft, agreed, batch } = letterFixture(kit, () => mira);

beforeEach(async () => {
  await noLetters(kit);
  mira = await staffMember(kit, 'letters');
});

describe('a letter to the newsletter', () => {
  it('is sent to the subscribers at its start, at the configured rate, once each', async () => {
    await subscribe('a@b.example', 'b@b.example', 'c@b.example');
    const id = await draft();
    expect((await agreed('send', id)).body.message).toBe(`Letter ${id} is on its way to 3 people.`);
    await subscribe('later@b.example');

    const first = await batch();
    expect(first.map(({ to }) => to.email)).toEqual(['a@b.example', 'b@b.example']);
    expect(await get(id)).toMatchObject({ state: 'sending', counts: { sent: 2, waiting: 1 } });
    await postLetters({
      ...kit.deps,
      clock: { now: () => new Date(kit.clock.now().getTime() - SECOND) },
    });
    expect(await mail.collect()).toEqual([]);

    expect((await batch()).map(({ to }) => to.email)).toEqual(['c@b.example']);
    expect(await batch()).toEqual([]);
    expect(await get(id)).toMatchObject({ state: 'sent', counts: { sent: 3, waiting: 0 } });
    expect(first[0]!.body).toMatchObject({
      subject: 'News, there',
      sender: 'The Venture Quest',
      replyTo: 'team@venturequest.example',
    });
    expect(first[0]!.body.html).toContain('Hello <strong>there</strong>');
  });

  it('uses a member’s name only if the member confirmed the address', async () => {
    await kit.person({ email: 'a@b.example', name: 'Mallory', emailVerifiedAt: null });
    await kit.person({ email: 'b@b.example', name: 'Boris' });
    await kit.person({ email: 'c@b.example', name: 'Elif', surname: 'Ş' });
    await subscribe('a@b.example', 'b@b.example', 'c@b.example');
    await agreed('send', await draft());

    const sent = [...(await batch()), ...(await batch())];
    expect(sent.map(({ to, body }) => [to.name, body.subject])).toEqual([
      ['', 'News, there'],
      ['Boris Horvat', 'News, Boris'],
      ['Elif', 'News, Elif'],
    ]);
  });

  it('is unsubscribed from by one click in the mail program, and later letters skip that reader', async () => {
    await subscribe('a@b.example', 'b@b.example', 'c@b.example');
    const id = await draft();
    await agreed('send', id);
    const [first] = await batch();
    const { 'List-Unsubscribe': header, ...others } = first!.body.headers!;
    expect(others).toEqual({ 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' });
    const url = header!.slice(1, -1).replace('http://localhost:3000', '');
    expect((await kit.app.inject({ url })).body).toContain('Unsubscribe from the newsletter?');

    await kit.db.update(newsletterSubscriptions).set({ status: 'confirmed' });
    const press = {
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    } as const;
    expect(await kit.app.inject({ ...press, payload: 'List-Unsubscribe=One-Click' })).toMatchObject(
      { statusCode: 200 },
    );
    const next = await draft();
    expect((await preview(next)).recipients).toBe(2);
    const forged = { ...press, url: url.replace(/.$/, (sign) => (sign === 'A' ? 'B' : 'A')) };
    expect(await kit.app.inject(forged)).toMatchObject({ statusCode: 422 });
  });

  it('is not sent to readers who unsubscribed or were suppressed after it began', async () => {
    await subscribe('a@b.example', 'b@b.example', 'c@b.example');
    const id = await draft();
    await agreed('send', id);
    await kit.db.delete(newsletterSubscriptions);
    await subscribe('b@b.example', 'c@b.example');
    const report = { email: 'b@b.example', reason: 'bounce', detail: '550' } as const;
    await reportAddress(kit.deps, report);

    expect([...(await batch()), ...(await batch())].map(({ to }) => to.email)).toEqual([
      'c@b.example',
    ]);
    kit.clock.advance(MINUTE);
    await reportAddress(kit.deps, { ...report, email: 'c@b.example' });
    expect(await get(id)).toMatchObject({
      counts: { sent: 0, waiting: 0, unsubscribed: 1, failed: 1, bounced: 1 },
      problems: [{ email: 'b@b.example' }, { email: 'c@b.example', text: 'bounce: 550' }],
    });
  });

  it('counts as sent to an address that bounces weeks later', async () => {
    await subscribe('late@b.example');
    const id = await draft();
    await agreed('send', id);
    expect(await batch()).toHaveLength(1);
    kit.clock.advance(6 * DAY);
    await reportAddress(kit.deps, { email: 'late@b.example', reason: 'bounce', detail: '550' });
    expect(await get(id)).toMatchObject({ counts: { sent: 1, bounced: 0 }, problems: [] });
  });

  it('can be paused together with its mails in the outbox, resumed, and cancelled', async () => {
    await subscribe('a@b.example', 'b@b.example', 'c@b.example', 'd@b.example', 'e@b.example');
    const id = await draft();
    await agreed('send', id);
    await postLetters(kit.deps);
    await act('pause', { id });
    expect(await batch()).toEqual([]);
    expect(await get(id)).toMatchObject({ state: 'paused', counts: { waiting: 5, sent: 0 } });

    await act('resume', { id });
    expect(await batch()).toHaveLength(2);
    expect((await agreed('cancel', id)).body.message).toContain('it was not sent to 3 people');
    expect(await batch()).toEqual([]);
    expect(await act('resume', { id })).toMatchObject({ status: 409 });
  });

  it('is sent at the same rate by several processes, and to nobody twice', async () => {
    await subscribe('a@b.example', 'b@b.example', 'c@b.example', 'd@b.example');
    await agreed('send', await draft());
    await Promise.all([1, 2, 3].map(() => postLetters(kit.deps)));

    expect((await mail.collect()).map(({ to }) => to.email)).toEqual([
      'a@b.example',
      'b@b.example',
    ]);
  });

  it('is unchanged when a process crashes in the middle of a batch', async () => {
    await subscribe('a@b.example', 'b@b.example', 'c@b.example');
    await agreed('send', await draft());
    let now = 0;
    const dying = { now: () => (++now > 2 ? fail() : kit.clock.now()) };
    await expect(postLetters({ ...kit.deps, clock: dying })).rejects.toThrow('killed');

    const all = [...(await batch()), ...(await batch())].map(({ to }) => to.email);
    expect(all).toEqual(['a@b.example', 'b@b.example', 'c@b.example']);
  });
});

const fail = (): never => {
  throw new Error('killed');
};

import { eq } from 'drizzle-orm';

import { DAY, HOUR, MINUTE } from '../app/clock';
import { memoryLimiter } from '../app/limiter';
import { outbox } from '../db/schema';
import { deliverMail } from '../jobs/deliverMail';
import { PASSWORD, testApp } from '../testing';
import { linkIn, mailbox } from '../testing/mailbox';
import { type Cause, MAIL_BUDGETS, OverBudget, spendBudget, spendDay } from './budgets';
import type { MailTransport } from './mailTransport';
import type { MailKind } from './stored/letter';

const limiter = memoryLimiter({ now: () => kit.clock.now() });
const kit = testApp({ limiter });
const mail = mailbox(kit);
const KINDS = Object.keys(MAIL_BUDGETS) as MailKind[];

beforeEach(async () => {
  kit.clock.advance(2 * DAY);
  await mail.collect();
});

/** Sends mails until one is refused, at most 1,000. @returns how many were sent, and the last result */
async function spendAll(kind: MailKind, cause: Cause, emailOf: (mail: number) => string) {
  for (let mails = 0; mails < 1_000; mails += 1) {
    try {
      if (!(await spendBudget(limiter, kind, cause, emailOf(mails)))) return { mails, end: 'skip' };
    } catch (error) {
      if (!(error instanceof OverBudget)) throw error;
      return { mails, end: error.scope };
    }
  }
  return { mails: 1_000, end: 'none' };
}

describe('mail budgets', () => {
  it.each(KINDS.filter((kind) => kind !== 'reminder' && kind !== 'contact'))(
    'limit what one account can cause, to any recipients: %s',
    async (kind) => {
      const { account, recipient, beyond, thenHourly } = MAIL_BUDGETS[kind];
      const spread = await spendAll(kind, { account: 1 }, (at) => `p${at}@people.example`);
      if (account !== undefined) {
        expect(spread).toEqual({ mails: account, end: beyond === 'skip' ? 'skip' : 'account' });
      }
      const one = await spendAll(kind, 'stranger', () => 'one@people.example');
      expect(one).toEqual(
        recipient === undefined
          ? { mails: 1_000, end: 'none' }
          : { mails: recipient + (thenHourly ? 1 : 0), end: 'skip' },
      );
      expect(account ?? recipient).toBeDefined();
    },
  );

  it('limit what the accounts of one startup cause together, and reset after a day', async () => {
    const ofTeam = (account: number) =>
      spendAll('invitation', { account, startup: 7 }, (at) => `${account}.${at}@people.example`);
    expect(await ofTeam(1)).toEqual({ mails: 20, end: 'account' });
    expect(await ofTeam(2)).toEqual({ mails: 0, end: 'startup' });
    kit.clock.advance(DAY);
    expect(await ofTeam(2)).toMatchObject({ mails: 20 });
  });

  it('tell a member in a sentence, with the time to retry', async () => {
    const startup = await kit.startup({ incorporated: true });
    const founder = await kit.joins(startup);
    const invite = (at: number) =>
      kit.post(
        `/my/startups/${startup.id}/invite-members`,
        { members: [{ email: `guest.${at}@people.example`, position: 'Guest' }] },
        { as: founder },
      );
    for (let at = 0; at < 20; at += 1) expect((await invite(at)).status).toBe(200);
    const { status, body, headers } = await invite(20);

    expect(status).toBe(429);
    expect(body.message).toMatch(/reached today’s limit for emails.+try again tomorrow/);
    expect(Number(headers['retry-after'])).toBeGreaterThan(80_000);
    const { body: list } = await kit.get(`/my/startups/${startup.id}/list-invites`, {
      as: founder,
    });
    expect(list.invites).toHaveLength(20);
  });

  it('tell a stranger nothing, and keep the last mailed link valid', async () => {
    const { email } = await kit.person();
    await mail.collect();
    const answers: number[] = [];
    let last: ReturnType<typeof linkIn> | undefined;
    for (let hour = 0; hour < 13; hour += 1) {
      answers.push((await kit.post('/forgot-password', { email })).status);
      const [sent] = await mail.for(email);
      if (sent) last = linkIn(sent);
      if (hour < 9) kit.clock.advance(HOUR);
      else kit.clock.advance(2 * 60_000);
    }
    expect(answers).toEqual(answers.map(() => 200));
    const rows = await kit.db.select().from(outbox).where(eq(outbox.toEmail, email));
    expect(rows.filter(({ sentAt }) => sentAt)).toHaveLength(11);
    expect(rows.filter(({ dropReason }) => dropReason === 'over-budget')).toHaveLength(2);
    expect(await kit.post('/check-reset-token', { email, token: last!.token })).toMatchObject({
      status: 200,
    });
  });

  it('let the owner of an address in while somebody keeps requesting mails for it', async () => {
    const { email } = await kit.person();
    await mail.collect();
    const sent: number[] = [];
    for (let hour = 0; hour < 6; hour += 1) {
      let mails = 0;
      for (let ask = 0; ask < 5; ask += 1) {
        await kit.post('/forgot-password', { email });
        mails += (await mail.for(email)).length;
        kit.clock.advance(2 * MINUTE);
      }
      sent.push(mails);
      kit.clock.advance(50 * MINUTE);
    }
    expect(sent).toEqual([5, 5, 1, 1, 1, 1]);
  });

  it('do not hold back the reset link of an owner who recovers their account', async () => {
    const owner = await kit.person();
    const newEmail = `lair.${owner.id}@people.example`;
    await mail.collect();
    await kit.post('/account/change-email', { newEmail, password: PASSWORD }, { as: owner });
    const press = (sent: Parameters<typeof linkIn>[0]) => {
      const { url } = linkIn(sent);
      return kit.post(url.pathname.replace('/api', '') + url.search, {});
    };
    await press((await mail.for(newEmail))[0]);
    const undo = (await mail.collect()).find(({ body }) => /was changed/.test(body.subject));
    expect(await spendAll('reset', 'stranger', () => owner.email)).toMatchObject({ end: 'skip' });

    expect(await press(undo)).toMatchObject({ status: 200 });
    const [sent] = await mail.for(owner.email);
    expect(sent!.body.subject).toBe('Set a new password');
  });

  it('refuse no account because of what others have used up', async () => {
    const email = 'wanted@people.example';
    const thieves = await kit.persons([{}, {}]);
    await mail.collect();
    for (let at = 0; at < 6; at += 1) {
      const change = { newEmail: email, password: PASSWORD };
      await kit.post('/account/change-email', change, { as: thieves[at % 2]! });
      await kit.post(
        '/account/change-email',
        { ...change, newEmail: `x${at}@y.example` },
        { as: thieves[at % 2]! },
      );
    }
    const form = { name: 'Ana', surname: '/', password: PASSWORD, password_confirmation: PASSWORD };
    expect(await kit.post('/register', { ...form, email })).toMatchObject({ status: 201 });
    const rows = await kit.db.select().from(outbox).where(eq(outbox.toEmail, email));
    expect(rows.filter(({ dropReason }) => dropReason === 'over-budget')).toHaveLength(2);
  });

  it('of everybody together refuse nobody: the rest waits for the next day', async () => {
    await spendDay(limiter, 'contact');
    for (let sent = 1; sent < 500; sent += 1) await spendDay(limiter, 'contact');
    const text = { name: 'Ana', email: 'ana@b.example', message: 'Hello, hello, hello.' };
    expect(await kit.post('/contact', text)).toMatchObject({ status: 200 });

    expect(await mail.collect()).toEqual([]);
    kit.clock.advance(DAY);
    expect((await mail.collect()).map(({ body }) => body.subject)).toEqual(['Message from Ana']);
  });

  it('of everybody together count a mail once, however often delivery is retried', async () => {
    const write = (name: string) =>
      kit.post('/contact', { name, email: 'ana@b.example', message: 'Hello, hello, hello.' });
    const away: MailTransport = {
      send: () => Promise.reject(new Error('Away.')),
      close: () => undefined,
    };
    for (let sent = 0; sent < 498; sent += 1) await spendDay(limiter, 'contact');
    await write('Ana');
    for (let time = 0; time < 3; time += 1) {
      await deliverMail(kit.deps, away);
      kit.clock.advance(15 * MINUTE);
    }
    await write('Bo');

    const subjects = (await mail.collect()).map(({ body }) => body.subject);
    expect(subjects.sort()).toEqual(['Message from Ana', 'Message from Bo']);
  });
});

import { perform } from '../../../admin/perform';
import { DAY } from '../../../app/clock';
import { deliverMail } from '../../../jobs/deliverMail';
import { forgetOldMail } from '../../../mail/forgetOldMail';
import { MailRefused } from '../../../mail/mailTransport';
import { PASSWORD, testApp } from '../../../testing';
import { linkIn, mailbox } from '../../../testing/mailbox';
import { meetingFixture } from '../../../testing/meetingFixture';
import type { Row } from '../../act/act';

const NOW = '2025-03-11T09:00:00Z';
const kit = testApp({ now: NOW });
const { fixture, book, upcoming } = meetingFixture(kit, NOW);
const mail = mailbox(kit);
const staff = (command: string) => perform(kit.deps, { argv: command.split(' ') });

describe('mail', () => {
  const signUp = (email: string) => {
    const person = { name: 'Ana', surname: 'Ilić', email };
    return kit.post('/register', {
      ...person,
      password: PASSWORD,
      password_confirmation: PASSWORD,
    });
  };

  it('is listed without its text, and can be sent again as a new mail', async () => {
    const email = 'ana@resend.example';
    await signUp(email);
    const [first] = await mail.for(email);
    const [row] = (await staff(`mail find --to ${email} --status sent`)) as Row[];
    expect(row).toMatchObject({ kind: 'verify', to: email, attempts: 1 });
    expect(JSON.stringify(row)).not.toContain('token');

    await staff(`mail resend --id ${row!.id}`);
    const [again] = await mail.for(email);
    expect(again!.messageId).not.toBe(first!.messageId);
    expect(linkIn(again).token).toBe(linkIn(first).token);
  });

  it('cannot be sent again once its text is deleted', async () => {
    await signUp('old@resend.example');
    await mail.collect();
    const [row] = (await staff('mail find --to old@resend.example')) as Row[];
    kit.clock.advance(31 * DAY);
    await forgetOldMail(kit.deps);

    await expect(staff(`mail resend --id ${row!.id}`)).rejects.toMatchObject({ status: 409 });
    await expect(staff('mail resend --id 999999')).rejects.toMatchObject({ status: 404 });
  });
});

describe('a mail that cannot be delivered', () => {
  let problem: Error | undefined;
  const sent: string[] = [];
  const deliver = () =>
    deliverMail(kit.deps, {
      async send({ to }) {
        if (problem) throw problem;
        sent.push(to.email);
      },
      close: () => undefined,
    });
  const dead = async () => (await staff('mail dead')) as Row[];

  it('is listed with its reason, and can be sent again separately', async () => {
    const { email } = await kit.person();
    await deliver();
    await kit.post('/forgot-password', { email });
    problem = new MailRefused('550 5.1.1 no such user');
    await deliver();
    expect(await dead()).toMatchObject([
      { to: email, subject: 'Set a new password', reason: 'refused', problem: problem.message },
    ]);
    expect((await kit.app.inject('/metrics')).body).toMatch(/^mail_outbox_dead 1$/m);

    problem = undefined;
    const [{ id }] = (await dead()) as [Row];
    expect(await staff(`mail resend --id ${id}`)).toEqual({ id, to: email });
    await deliver();
    expect(await dead()).toEqual([]);
    expect(sent.filter((to) => to === email)).toHaveLength(1);
  });

  it('can be sent again with all others after an outage', async () => {
    const people = await kit.persons([{}, {}]);
    problem = new Error('ECONNREFUSED');
    for (const { email } of people) await kit.post('/forgot-password', { email });
    for (let day = 0; day < 12; day += 1) {
      await deliver();
      kit.clock.advance(DAY / 2);
    }
    expect((await dead()).map(({ reason }) => reason)).toEqual(['exhausted', 'exhausted']);

    problem = undefined;
    expect(await staff('mail resend --dead')).toEqual({ resent: 2 });
    await deliver();
    expect(sent).toEqual(expect.arrayContaining(people.map(({ email }) => email)));
    await expect(staff('mail resend')).rejects.toMatchObject({ status: 422 });
  });

  it('is no dead letter when it is no longer wanted', async () => {
    const { email } = await kit.person();
    await kit.post('/forgot-password', { email });
    await kit.post('/forgot-password', { email });
    await deliver();

    expect(await dead()).toEqual([]);
    const rows = (await staff(`mail find --to ${email} --status dropped`)) as Row[];
    expect(rows).toMatchObject([{ problem: expect.stringContaining('replaced by a newer one') }]);
  });

  it('that waits for a retry is sent at once at staff’s request', async () => {
    const { email } = await kit.person();
    await kit.post('/forgot-password', { email });
    problem = new Error('451 later');
    await deliver();
    problem = undefined;
    await deliver();
    expect(sent).not.toContain(email);
    const [row] = (await staff(`mail find --to ${email} --status waiting`)) as [Row];
    await staff(`mail resend --id ${row.id}`);
    await deliver();
    expect(sent).toContain(email);
  });

  it('is not sent again with the others once its text is deleted', async () => {
    const { email } = await kit.person();
    await kit.post('/forgot-password', { email });
    problem = new MailRefused('550 no such user');
    await deliver();
    problem = undefined;
    kit.clock.advance(31 * DAY);
    await forgetOldMail(kit.deps);

    expect(await staff('mail resend --dead')).toEqual({ resent: 0 });
  });

  it('is not sent twice while it is being sent', async () => {
    const { email } = await kit.person();
    await kit.post('/forgot-password', { email });
    let refused: unknown;
    await deliverMail(kit.deps, {
      async send({ to }) {
        if (to.email !== email) return;
        const [row] = (await staff(`mail find --to ${email} --status waiting`)) as [Row];
        refused = await staff(`mail resend --id ${row.id}`).catch((error) => error);
      },
      close: () => undefined,
    });

    const message = 'This email is being sent right now.';
    expect(refused).toMatchObject({ status: 409, message });
  });
});

describe('an assignment that ends', () => {
  it('cancels upcoming meetings, and notifies both sides', async () => {
    await book('2025-03-18 06:00:00', { recurrence: 'weekly' });
    await mail.collect();
    const pair = `--mentor ${fixture.mentor.email} --startup ${fixture.startup.slug}`;
    const ended = (await staff(`mentors unassign ${pair}`)) as { cancelled: number };

    expect(ended).toMatchObject({ ended: true });
    expect(ended.cancelled).toBeGreaterThan(15);
    const sent = await mail.collect();
    for (const { email } of [fixture.founder, fixture.mentor]) {
      const [cancelled, ending, ...more] = sent.filter(({ to }) => to.email === email);
      expect(cancelled!.body.calendar!.method).toBe('CANCEL');
      expect(cancelled!.body.text).toContain('the programme team has cancelled mentoring sessions');
      expect(ending!.body.text).toMatch(/no longer mentors? /);
      expect(more).toEqual([]);
    }
    expect((await kit.get('/my/mentorships', { as: fixture.mentor })).body.data).toEqual([]);
    expect(await upcoming()).toBeUndefined();
    expect(await staff(`mentors unassign ${pair}`)).toMatchObject({ ended: false, cancelled: 0 });
  });
});

describe('data of a person', () => {
  it('is exported, and erased when the address is repeated', async () => {
    const ana = await kit.person();
    const out = (await staff(`users export --user ${ana.email}`)) as Row;
    expect(out.profile).toMatchObject({ email: ana.email });

    const erase = `users erase --user ${ana.email} --confirm`;
    await expect(staff(`${erase} yes`)).rejects.toMatchObject({ status: 422 });
    expect(await staff(`${erase} ${ana.email}`)).toEqual({ id: ana.id, erased: true });
    expect(await kit.get('/user', { as: ana })).toMatchObject({ status: 401 });
    await expect(staff(`${erase} ${ana.email}`)).rejects.toMatchObject({ status: 404 });
  });

  it('of a mentor is erased, and the startups are notified', async () => {
    await book('2025-03-19 06:00:00');
    await mail.collect();
    const { email } = fixture.mentor;
    await staff(`users erase --user ${email} --confirm ${email}`);

    const subjects = (await mail.collect()).map(({ to, body }) => [
      to.email,
      body.subject.slice(0, 9),
    ]);
    expect(subjects).toEqual([
      [fixture.founder.email, 'Cancelled'],
      [email, 'Your acco'],
    ]);
    expect((await kit.get('/notifications', { as: fixture.founder })).body.data).toEqual([]);
  });
});

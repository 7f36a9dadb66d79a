import { oneKey } from 'server-kit/keyring';
import { perform } from '../admin/perform';
import { mailSuppressions, outbox } from '../db/schema';
import { deliverMail } from '../jobs/deliverMail';
import type { Row } from '../staff/act/act';
import { testApp } from '../testing';
import { noDeadlocks } from '../testing/noDeadlocks';
import { untilWaiting } from '../testing/untilWaiting';
import { MailRefused } from './mailTransport';

const KEY = 'k'.repeat(32);
const kit = testApp({ config: { mailReportKeys: oneKey(KEY) } });
noDeadlocks(kit);
const staff = (command: string) => perform(kit.deps, { argv: command.split(' ') });

/** Addresses that the receiving server does not know. */
let unknown: string[] = [];
let arrived: string[] = [];
const deliver = () =>
  deliverMail(kit.deps, {
    async send({ to, body }) {
      if (unknown.includes(to.email)) throw new MailRefused('550 5.1.1 no such user', true);
      arrived.push(`${body.subject} > ${to.email}`);
    },
    close: () => undefined,
  });

beforeEach(async () => {
  await kit.db.delete(outbox);
  await kit.db.delete(mailSuppressions);
  [unknown, arrived] = [[], []];
});

/** Requests a reset link, which is mailed if possible. */
async function ask(email: string) {
  await kit.post('/forgot-password', { email });
  await deliver();
}
const report = (reports: object[], key = KEY) =>
  kit.post('/mail-reports', { reports }, { headers: { 'x-mail-report-key': key } });

describe('an address that refuses mail', () => {
  it('gets none after the second refusal, until staff let it', async () => {
    const { email } = await kit.person();
    unknown = [email];
    await ask(email);
    expect(await staff('mail suppressed')).toEqual([]);
    await ask(email);
    expect(await staff('mail suppressed')).toMatchObject([
      { email, reason: 'refused', reports: 2 },
    ]);
    unknown = [];
    await ask(email);
    expect(arrived).toEqual([]);
    const [last] = (await staff('mail dead')) as [Row];
    expect(last).toMatchObject({ to: email, reason: 'suppressed' });

    expect(await staff(`mail unsuppress --email ${email}`)).toEqual({ cleared: 1 });
    await staff(`mail resend --id ${last.id}`);
    await deliver();
    expect(arrived).toEqual([`Set a new password > ${email}`]);
  });

  it('has one refusal reset by the next delivered mail', async () => {
    const { email } = await kit.person();
    for (const isUnknown of [true, false, true, false]) {
      unknown = isUnknown ? [email] : [];
      await ask(email);
    }
    expect(arrived).toHaveLength(2);
    expect(await staff('mail suppressed')).toEqual([]);
  });
});

describe('a report of the provider', () => {
  it('of a bounce ends all mail to the address', async () => {
    const { email } = await kit.person();
    const bounce = { type: 'bounce', email: email.toUpperCase(), detail: 'smtp; 550' };
    expect(await report([bounce])).toMatchObject({ status: 200 });
    await ask(email);

    expect(arrived).toEqual([]);
    expect(await staff('mail unsuppress --all')).toEqual({ cleared: 1 });
    await ask(email);
    expect(arrived).toHaveLength(1);
  });

  it('of a complaint ends mail that others cause, but not mail the person requests', async () => {
    const startup = await kit.startup();
    const founder = await kit.joins(startup);
    const { email } = await kit.person();
    await staff(`mail report --email ${email} --type complaint`);
    const members = [{ email, position: 'CTO' }];
    await kit.post(`/my/startups/${startup.id}/invite-members`, { members }, { as: founder });
    await ask(email);

    expect(arrived).toEqual([`Set a new password > ${email}`]);
    expect(await staff('mail dead')).toMatchObject([{ kind: 'invitation', reason: 'suppressed' }]);
    // A mail that they requested does not reset the complaint.
    await kit.post(`/my/startups/${startup.id}/invite-members`, { members }, { as: founder });
    await deliver();
    expect(arrived).toHaveLength(1);
  });

  it.each([
    ['one refusal', [true, false], 'complaint', 1],
    ['refusals between delivered mails', [true, false, true, false], 'complaint', 2],
    ['two refusals in a row', [true, true, false], 'refused', 0],
  ])('of a complaint, and then %s', async (_what, refusals, reason, delivered) => {
    const { email } = await kit.person();
    const complain = () => staff(`mail report --email ${email} --type complaint`);
    await complain();
    await complain();
    for (const isUnknown of refusals) {
      unknown = isUnknown ? [email] : [];
      await ask(email);
    }

    expect(arrived).toHaveLength(delivered);
    expect(await staff('mail suppressed')).toMatchObject([{ email, reason }]);
  });

  it('of a complaint does not weaken a bounce, and a bounce ends what a complaint left', async () => {
    const { email } = await kit.person();
    const bounce = { type: 'bounce', email };
    const complaint = { type: 'complaint', email };
    for (const order of [
      [bounce, complaint],
      [complaint, bounce],
    ]) {
      await staff('mail unsuppress --all').catch(() => undefined);
      for (const one of order) await report([one]);
      await ask(email);
      expect(arrived).toEqual([]);
      expect(await staff('mail suppressed')).toMatchObject([{ email, reason: 'bounce' }]);
    }
  });

  it('is accepted for the valid addresses, and the response lists the others', async () => {
    const { email } = await kit.person();
    const bounce = { type: 'bounce', email, detail: 'smtp; 550' };
    const { status, body } = await report([
      { type: 'bounce', email: 'no address' },
      bounce,
      { type: 'delivery', email },
      'bounce' as unknown as object,
    ]);

    expect({ status, body }).toEqual({
      status: 200,
      body: {
        message: '3 of 4 reports were not stored.',
        errors: {
          'reports.0.email': ['The email must be an address.'],
          'reports.2.type': ['The type must be one of: bounce, complaint.'],
          'reports.3': ['The reports must be a group of fields.'],
        },
      },
    });
    expect(await staff('mail suppressed')).toMatchObject([{ email, reason: 'bounce', reports: 1 }]);
  });

  it.each([
    ['without the key', () => report([{ type: 'bounce', email: 'a@b.example' }], 'guess'), 404],
    ['without an address', () => report([{ type: 'bounce' }]), 422],
    ['with no valid entry', () => report([{ type: 'bounce' }, {}]), 422],
    ['of another kind', () => report([{ type: 'delivery', email: 'a@b.example' }]), 422],
    ['that is empty', () => report([]), 422],
  ])('%s is refused', async (_what, send, status) => {
    expect(await send()).toMatchObject({ status });
    expect(await kit.db.$count(mailSuppressions)).toBe(0);
  });

  it('is accepted for every address that can be registered', async () => {
    const { email } = await kit.person({ email: 'ana&ivo/studio!@firm.example' });
    expect((await report([{ type: 'bounce', email }])).status).toBe(200);
    await ask(email);
    expect(arrived).toEqual([]);
  });
});

it('concurrent batches with the same addresses in different order are all stored, without a deadlock', async () => {
  const reports = ['c', 'd', 'a', 'b'].map((name) => ({
    type: 'bounce',
    email: `${name}@b.example`,
  }));
  const [c, d, a, b] = reports;
  await report([c!, d!]);
  let batches!: ReturnType<typeof report>[];
  await kit.db.transaction(async (tx) => {
    await tx.select().from(mailSuppressions).for('update');
    batches = [report([a!, c!, b!]), report([b!, d!, a!])];
    await untilWaiting(tx, 2);
  });

  for (const answer of await Promise.all(batches)) expect(answer).toMatchObject({ status: 200 });
  const noted = await staff('mail suppressed');
  expect(noted).toHaveLength(4);
  for (const row of noted as Row[]) expect(row).toMatchObject({ reports: 2 });
});

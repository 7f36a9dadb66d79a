import { eq } from 'drizzle-orm';
import { DAY } from '../../app/clock';
import {
  contactAnswers,
  contactMessages,
  formerEmails,
  mailSuppressions,
  newsletterSubscriptions,
  outbox,
  users,
} from '../../db/schema';
import { reportAddress } from '../../mail/suppressions';
import { PASSWORD, testApp } from '../../testing';
import { letterFixture } from '../../testing/letterFixture';
import { staffMember } from '../../testing/staffMember';
import { postLetters } from '../letters/postLetters';
import { eraseDue } from './eraseDue';

const kit = testApp();
let count = 0;

/** A person without an account who wrote to us and got mail, and the account that registers their address. */
async function victim(more: { emailVerifiedAt?: null } = {}) {
  const email = `vera.${++count}@people.example`;
  const mira = await staffMember(kit, 'letters');
  const fixture = letterFixture(kit, () => mira);
  await fixture.subscribe(email);
  await kit.post('/contact', { name: 'Vera', email, message: 'My secret plan' });
  const [message] = await kit.db
    .select()
    .from(contactMessages)
    .where(eq(contactMessages.email, email));
  const answer = { text: 'Our answer', createdAt: kit.clock.now() };
  await kit.db.insert(contactAnswers).values({ ...answer, messageId: message!.id });
  await fixture.agreed('send', await fixture.draft());
  await postLetters(kit.deps);
  await reportAddress(kit.deps, { email, reason: 'complaint', detail: 'spam' });
  const startup = await kit.startup({ name: 'Zrno' });
  const invited = { members: [{ email, position: 'CTO' }] };
  const founder = await kit.joins(startup);
  await kit.post(`/my/startups/${startup.id}/invite-members`, invited, { as: founder });
  return { email, who: await kit.person({ email, ...more }) };
}

const under = async (email: string) => ({
  messages: await kit.db.$count(contactMessages, eq(contactMessages.email, email)),
  newsletter: await kit.db.$count(
    newsletterSubscriptions,
    eq(newsletterSubscriptions.email, email),
  ),
  suppressed: await kit.db.$count(mailSuppressions, eq(mailSuppressions.email, email)),
});

async function leave({ who }: Awaited<ReturnType<typeof victim>>) {
  await kit.post('/account/delete', { password: PASSWORD }, { as: who });
  kit.clock.advance(14 * DAY);
  await eraseDue(kit.deps);
}

const NOTHING = {
  invitations: [],
  newsletter: [],
  mail_suppression: [],
  contact_messages: [],
  contact_answers: [],
  letters: [],
};

describe('an account with an unconfirmed address', () => {
  it('exports nothing that is stored under the address', async () => {
    const { who } = await victim({ emailVerifiedAt: null });
    const { status, body } = await kit.get('/account/export', { as: who });

    expect({ status, body }).toMatchObject({ status: 200, body: NOTHING });
    expect(JSON.stringify(body)).not.toMatch(/secret plan|Our answer/);
  });

  it('deletes nothing under the address with it, except mails to the account', async () => {
    const impostor = await victim({ emailVerifiedAt: null });
    await leave(impostor);

    expect(await under(impostor.email)).toEqual({ messages: 1, newsletter: 1, suppressed: 1 });
    const mails = await kit.db.select().from(outbox).where(eq(outbox.toEmail, impostor.email));
    const kinds = mails.map(({ kind, body }) => body && kind);
    // The farewell is written last.
    expect(new Set(kinds)).toEqual(new Set(['letter', 'invitation', 'account']));
    expect(kinds.filter((kind) => kind === 'account')).toHaveLength(1);
  });
});

describe('an account with a confirmed address', () => {
  it('exports what is stored under the address', async () => {
    const { who } = await victim();
    const { body } = await kit.get('/account/export', { as: who });

    for (const part of Object.keys(NOTHING)) expect(body[part]).toHaveLength(1);
  });

  it('deletes all of it with the account', async () => {
    const vera = await victim();
    await leave(vera);

    expect(await under(vera.email)).toEqual({ messages: 0, newsletter: 0, suppressed: 0 });
  });

  /** An address that a user had until some days ago. */
  const left = (userId: number, email: string, days: number) => {
    const leftAt = kit.clock.now().getTime() - days * DAY;
    const [tokenHash, expiresAt] = [`left ${userId}`, new Date(leftAt + 7 * DAY)];
    const row = { userId, email, nonce: 'x', tokenHash, leftAt: new Date(leftAt), expiresAt };
    return kit.db.insert(formerEmails).values(row);
  };

  it('deletes data under an address it gave up recently and could restore', async () => {
    const vera = await victim();
    const moved = { email: `moved.${vera.email}` };
    await kit.db.update(users).set(moved).where(eq(users.id, vera.who.id));
    // Fourteen days pass before the erasure.
    await left(vera.who.id, vera.email, -10);
    await leave(vera);

    expect(await under(vera.email)).toEqual({ messages: 0, newsletter: 0, suppressed: 0 });
  });

  it('deletes nothing under a former address that another user has now', async () => {
    const vera = await victim();
    const former = await kit.person();
    await left(former.id, vera.email, 8);
    await leave({ ...vera, who: former });

    expect(await under(vera.email)).toEqual({ messages: 1, newsletter: 1, suppressed: 1 });
  });
});

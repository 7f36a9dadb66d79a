import { eq } from 'drizzle-orm';

import { users } from '../../db/schema';
import { type TestUser, testApp } from '../../testing';
import { mailbox } from '../../testing/mailbox';
import { meetingFixture } from '../../testing/meetingFixture';
import { remind } from './remind';

const NOW = '2025-03-11T09:00:00Z';

const kit = testApp({ now: NOW });
const { fixture, book, move } = meetingFixture(kit, NOW);
const mail = mailbox(kit);

beforeEach(() => mail.collect());

/** The reminders that a user gets at a moment. */
async function reminded({ email }: TestUser, at: string) {
  await mail.collect();
  kit.clock.set(at);
  await remind(kit.deps);
  return (await mail.for(email)).map(({ body }) => body.subject.split(':')[0]);
}

describe('a reminder', () => {
  it('of a meeting booked less than 23 hours ahead is sent an hour before, and no other', async () => {
    kit.clock.set('2025-03-17T07:10:00Z');
    expect(await book('2025-03-18 06:00:00')).toMatchObject({ status: 201 });

    expect(await reminded(fixture.mentor, '2025-03-17T07:11:00Z')).toEqual([]);
    expect(await reminded(fixture.mentor, '2025-03-18T05:00:00Z')).toEqual(['In one hour']);
  });

  it('is sent again when the meeting is moved to another day', async () => {
    const { id } = (await book('2025-03-18 06:00:00')).body.data;
    expect(await reminded(fixture.founder, '2025-03-17T06:30:00Z')).toEqual(['Tomorrow']);
    await move(id, 'occurrence', '2025-03-19 06:00:00');

    expect(await reminded(fixture.founder, '2025-03-18T05:30:00Z')).toEqual([]);
    expect(await reminded(fixture.founder, '2025-03-18T06:30:00Z')).toEqual(['Tomorrow']);
  });

  it('that waited until its meeting had begun is not sent', async () => {
    await book('2025-03-18 06:00:00');
    await mail.collect();
    kit.clock.set('2025-03-18T05:30:00Z');
    await remind(kit.deps);
    kit.clock.set('2025-03-18T06:00:00Z');

    expect(await mail.collect()).toEqual([]);
  });

  it('is sent to no deactivated founder', async () => {
    const other = await kit.joins(fixture.startup);
    await book('2025-03-18 06:00:00');
    const off = { disabledAt: kit.clock.now() };
    await kit.db.update(users).set(off).where(eq(users.id, other.id));

    await mail.collect();
    kit.clock.set('2025-03-18T05:00:00Z');
    await remind(kit.deps);
    const to = (await mail.collect()).map(({ to }) => to.email);
    expect(to.sort()).toEqual([fixture.founder.email, fixture.mentor.email].sort());
  });
});

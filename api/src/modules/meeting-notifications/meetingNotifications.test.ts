import { eq } from 'drizzle-orm';

import { users } from '../../db/schema';
import { testApp } from '../../testing';
import { mailbox } from '../../testing/mailbox';
import { meetingFixture } from '../../testing/meetingFixture';
import { remind } from './remind';

// Tuesday; Istanbul, where the mentor lives, is three hours ahead all year.
const NOW = '2025-03-11T09:00:00Z';

const kit = testApp({ now: NOW });
const { fixture, book, move, cancel } = meetingFixture(kit, NOW);
const mail = mailbox(kit);

/** One property of the calendar entry in the mentor's newest mail. */
const property = async (name: string) => {
  const [sent] = await mail.for(fixture.mentor.email);
  const { method, ics } = sent!.body.calendar!;
  const lines = ics.replaceAll('\r\n ', '').split('BEGIN:VEVENT')[1]!.split('\r\n');
  return { method, value: lines.find((line) => line.startsWith(name))?.slice(name.length) };
};

beforeEach(() => mail.collect());

describe('a booked meeting', () => {
  it('is mailed to mentor and founder, each in their own zone and without other people’s names', async () => {
    await kit.db.update(users).set({ timeZone: 'Europe/Sofia' });
    await book('2025-03-18 06:00:00');
    const sent = await mail.collect();
    const to = (email: string) => sent.find((one) => one.to.email === email)!.body;

    expect(sent).toHaveLength(2);
    expect(to(fixture.mentor.email).text).toContain('Tuesday, March 18, 2025, 9:00 AM to 10:00 AM');
    expect(to(fixture.founder.email).text).toContain('Tuesday, March 18, 2025, 8:00 AM to 9:00 AM');
    for (const [own, other] of [
      [fixture.mentor, fixture.founder],
      [fixture.founder, fixture.mentor],
    ] as const) {
      const { ics } = to(own.email).calendar!;
      const calendar = ics.replaceAll('\r\n ', '');
      expect(calendar).toContain(own.email);
      expect(JSON.stringify(to(own.email)).replaceAll('\\r\\n ', '')).not.toContain(other.email);
    }
  });

  it('is not mailed to deactivated founders, with the address to join at', async () => {
    await book('2025-03-18 06:00:00');
    await mail.collect();
    const off = { disabledAt: kit.clock.now() };
    await kit.db.update(users).set(off).where(eq(users.id, fixture.mentor.id));
    kit.clock.advance(Date.parse('2025-03-17T06:30:00Z') - kit.clock.now().getTime());
    await remind(kit.deps);

    const to = (await mail.collect()).map(({ to }) => to.email);
    expect(to).toContain(fixture.founder.email);
    expect(to).not.toContain(fixture.mentor.email);
  });

  it.each([
    ['Ş', 'mentoring with Elif,'],
    ['/', 'mentoring with Elif,'],
    ['Şahin', 'mentoring with Elif Şahin,'],
  ])('names a mentor whose surname is %s as pages do', async (surname, message) => {
    const elif = { name: 'Elif', surname };
    await kit.db.update(users).set(elif).where(eq(users.id, fixture.mentor.id));
    await book('2025-03-18 06:00:00');
    const [sent] = await mail.for(fixture.founder.email);
    expect(sent!.body.subject).toContain(message);
  });

  it('notifies on the site everybody except the person who booked it', async () => {
    await book('2025-03-18 07:00:00');
    const list = async (as: { token: string }) =>
      (await kit.get('/notifications', { as })).body.data;

    expect((await list(fixture.mentor))[0]).toMatchObject({
      type: 'meeting-booked',
      text: expect.stringMatching(/^Mentoring with .* was booked by \S.*\.$/),
      happens_at: '2025-03-18T07:00:00.000Z',
      url: `/my/mentorships/${fixture.startup.id}`,
    });
    expect(await list(fixture.founder)).toEqual([]);
  });

  it('is not mailed to people who turned that off', async () => {
    const preference = { type: 'meeting-booked', on_site: true, by_mail: false };
    await kit.post(
      '/notifications/preferences',
      { preferences: [preference] },
      { as: fixture.mentor },
    );
    await book('2025-03-18 08:00:00');
    expect((await mail.collect()).map(({ to }) => to.email)).toEqual([fixture.founder.email]);
    const back = { preferences: [{ ...preference, by_mail: true }] };
    await kit.post('/notifications/preferences', back, { as: fixture.mentor });
  });
});

describe('the calendar entry', () => {
  it('of one meeting keeps its UID and increases its sequence with each change', async () => {
    const { id, schedule_id } = (await book('2025-03-19 06:00:00')).body.data;
    expect(await property('UID:')).toEqual({
      method: 'REQUEST',
      value: `schedule-${schedule_id}@localhost`,
    });

    await move(id, 'occurrence', '2025-03-19 07:00:00');
    expect(await property('SEQUENCE:')).toEqual({ method: 'REQUEST', value: '1' });
    await cancel(id, 'occurrence');
    expect(await property('SEQUENCE:')).toEqual({ method: 'CANCEL', value: '2' });
  });

  it('of a series names the meeting that is moved or cancelled', async () => {
    const { id } = (await book('2025-03-20 06:00:00', { recurrence: 'weekly' })).body.data;
    expect((await property('RRULE:')).value).toMatch(/^FREQ=WEEKLY;UNTIL=2025/);
    await move(id, 'occurrence', '2025-03-20 07:00:00');
    expect(await property('RECURRENCE-ID;')).toEqual({
      method: 'REQUEST',
      value: 'TZID=Europe/Istanbul:20250320T090000',
    });

    await cancel(id, 'occurrence');
    expect((await property('RECURRENCE-ID;')).method).toBe('CANCEL');
    await cancel(id, 'schedule');
    expect(await property('RECURRENCE-ID;')).toEqual({ method: 'CANCEL', value: undefined });
  });
});

describe('reminders', () => {
  const subjects = async () => {
    await remind(kit.deps);
    return (await mail.for(fixture.mentor.email)).map(({ body }) => body.subject.split(':')[0]);
  };

  it('are sent a day and an hour before, once each', async () => {
    await book('2025-03-21 06:00:00');
    await mail.collect();
    kit.clock.set('2025-03-20T05:59:00Z');
    expect(await subjects()).toEqual([]);
    kit.clock.set('2025-03-20T06:10:00Z');
    expect([...(await subjects()), ...(await subjects())]).toEqual(['Tomorrow']);

    kit.clock.set('2025-03-21T05:10:00Z');
    expect([...(await subjects()), ...(await subjects())]).toEqual(['In one hour']);
    kit.clock.set(NOW);
  });

  it('are not sent for a meeting cancelled after they were written', async () => {
    const { id } = (await book('2025-03-24 06:00:00')).body.data;
    await mail.collect();
    kit.clock.set('2025-03-23T06:10:00Z');
    await remind(kit.deps);
    await cancel(id, 'occurrence');

    const sent = await mail.for(fixture.mentor.email);
    expect(sent.map(({ body }) => body.subject.split(':')[0])).toEqual(['Cancelled']);
    kit.clock.set(NOW);
  });
});

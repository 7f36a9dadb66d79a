import { eq } from 'drizzle-orm';

import { mentors } from '../../db/schema';
import { testApp } from '../../testing';
import { mailbox } from '../../testing/mailbox';
import { meetingFixture } from '../../testing/meetingFixture';
import { remind } from '../meeting-notifications/remind';

// Tuesday; Istanbul, where the mentor lives, is three hours ahead all year.
const NOW = '2025-03-11T09:00:00Z';
const DAYS_LATER = '2025-03-14T09:00:00Z';
const REASON = 'My train does not run.';

const kit = testApp({ now: NOW });
const { fixture, book, cancel, calendar, ids, slots } = meetingFixture(kit, NOW);
const mail = mailbox(kit);

const path = (id: number, more = '') => `/my/agenda/${id}${more}`;
const end = (
  id: number,
  scope = 'occurrence',
  reason = REASON,
  as = fixture.mentor as { token: string },
) => kit.post(path(id, `/${scope}/cancel`), { reason }, { as });
const booked = async (start: string, more = {}) => (await book(start, more)).body.data.id as number;
const subjects = async (email: string) =>
  (await mail.for(email)).map(({ body }) => body.subject.split(':')[0]);

beforeEach(() => mail.collect());

describe('a mentor cancels', () => {
  it('one session: founders get the reason by mail and on the site, calendars drop it, the time is free', async () => {
    const id = await booked('2025-03-18 06:00:00');
    await mail.collect();
    kit.clock.set(DAYS_LATER);
    expect(await end(id)).toMatchObject({
      status: 200,
      body: { message: 'The founders have been notified.' },
    });

    const [sent] = await mail.for(fixture.founder.email);
    expect(sent!.body.subject).toMatch(/^Cancelled: mentoring with /);
    expect(sent!.body.text).toContain(`writes: “${REASON}”`);
    expect(sent!.body.calendar).toMatchObject({
      method: 'CANCEL',
      ics: expect.stringMatching(/METHOD:CANCEL.*SEQUENCE:1\r\n.*STATUS:CANCELLED/s),
    });
    const { body } = await kit.get('/notifications', { as: fixture.founder });
    expect(body.data[0]).toMatchObject({
      type: 'meeting-cancelled',
      text: expect.stringMatching(
        /^Mentoring with .* was cancelled by the mentor: “My train does not run.”$/,
      ),
      happens_at: '2025-03-18T06:00:00.000Z',
    });
    expect(await calendar()).toEqual(['03-18T06x']);
    expect((await slots('2025-03-18')).body.available_slots).toHaveLength(7);
  });

  it('a whole new booking, which is declined', async () => {
    const id = await booked('2025-03-18 06:00:00', { recurrence: 'monthly' });
    expect((await kit.get(path(id), { as: fixture.mentor })).body.data.declines).toBe(true);
    await mail.collect();
    await end(id, 'schedule');

    const [sent] = await mail.for(fixture.founder.email);
    expect(sent!.body.subject).toMatch(/^Declined: /);
    expect(sent!.body.text).toContain('has declined mentoring sessions with');
    expect(sent!.body.calendar!.method).toBe('CANCEL');
    expect(await calendar()).toEqual(expect.not.arrayContaining([expect.stringMatching(/\d$/)]));
  });

  it.each([
    ['one of its sessions', NOW, 'occurrence'],
    ['all of it two days after it was booked', '2025-03-13T09:00:00Z', 'schedule'],
  ])('but not %s: that is a cancellation', async (_what, now, scope) => {
    const id = await booked('2025-03-18 06:00:00', { recurrence: 'weekly' });
    await mail.collect();
    kit.clock.set(now);
    await end(id, scope);
    expect(await subjects(fixture.founder.email)).toEqual(['Cancelled']);
  });

  it('the rest of a series; past sessions stay', async () => {
    const id = await booked('2025-03-18 06:00:00', { recurrence: 'weekly' });
    kit.clock.set('2025-03-19T06:00:00Z');
    expect(await end(id)).toMatchObject({ status: 409 });
    expect(await end(id, 'schedule')).toMatchObject({ status: 200 });
    expect((await calendar()).filter((at) => !at.endsWith('x'))).toEqual(['03-18T06']);
    kit.clock.set(NOW);
  });

  it('a session and those that follow it; earlier ones stay', async () => {
    await booked('2025-03-18 06:00:00', {
      recurrence: 'weekly',
      recurrence_until: '2025-04-08 06:00:00',
    });
    const [, , third] = await ids();
    await mail.collect();
    expect(await end(third!, 'following')).toMatchObject({ status: 200 });
    expect(await calendar()).toEqual(['03-18T06', '03-25T06', '04-01T06x', '04-08T06x']);
    expect(await subjects(fixture.founder.email)).toEqual(['Cancelled']);
  });

  it('no session that has begun', async () => {
    const id = await booked('2025-03-18 06:00:00');
    kit.clock.set('2025-03-18T06:00:00Z');
    expect(await end(id)).toMatchObject({
      status: 409,
      body: { message: 'This meeting has already taken place.' },
    });
    expect((await kit.get(path(id), { as: fixture.mentor })).body.data.state).toBe('begun');
  });

  it('once, also when the founder does so at the same moment', async () => {
    const id = await booked('2025-03-18 06:00:00');
    await mail.collect();
    const answers = await Promise.all([end(id), cancel(id, 'occurrence'), end(id), end(id)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await subjects(fixture.founder.email)).toHaveLength(1);
  });

  it('also after being retired, because booked sessions must be cancellable', async () => {
    const id = await booked('2025-03-18 06:00:00');
    const show = async () => (await kit.get(path(id), { as: fixture.mentor })).body.data;
    expect(await show()).toMatchObject({ state: 'ahead', assigned: true });
    await kit.db
      .update(mentors)
      .set({ active: false })
      .where(eq(mentors.id, fixture.mentor.mentorId));
    expect(await show()).toMatchObject({ state: 'ahead', assigned: false });
    expect(await end(id)).toMatchObject({ status: 200 });
  });

  it('and nobody is reminded of it', async () => {
    const id = await booked('2025-03-18 06:00:00');
    kit.clock.set('2025-03-17T06:10:00Z');
    await remind(kit.deps);
    await end(id);
    expect(await subjects(fixture.founder.email)).not.toContain('Tomorrow');
  });
});

describe('the reason', () => {
  it.each([
    [' \n ', 'Please write a message to the founders.'],
    ['x'.repeat(501), 'The reason may not be longer than 500 characters.'],
  ])('is required, with a limited length: %#', async (reason, message) => {
    const id = await booked('2025-03-18 06:00:00');
    expect(await end(id, 'occurrence', reason)).toMatchObject({ status: 422, body: { message } });
    expect(await calendar()).toEqual(['03-18T06']);
  });

  it('is shown as text, and mail programs do not turn it into a link', async () => {
    const id = await booked('2025-03-18 06:00:00');
    await mail.collect();
    await end(id, 'occurrence', '<b>see</b> evil.example/login');
    const [sent] = await mail.for(fixture.founder.email);
    expect(sent!.body.text).not.toContain('evil.example');
    expect(sent!.body.html).toContain('&lt;b&gt;');
  });
});

describe('the page for it', () => {
  it('is open to the session’s mentor, from a link in mail; reading it changes nothing', async () => {
    const id = await booked('2025-03-18 06:00:00');
    const [mine] = await mail.for(fixture.mentor.email);
    expect(mine!.body.text).toContain(
      `http://localhost:3000/my/mentorships/agenda/${id}?from=mail`,
    );
    for (let times = 0; times < 3; times += 1) {
      expect(await kit.get(path(id), { as: fixture.mentor })).toMatchObject({
        status: 200,
        body: { data: { id, state: 'ahead', startup: { id: fixture.startup.id } } },
      });
    }
    expect(await calendar()).toEqual(['03-18T06']);
    const other = await kit.mentorOf(fixture.startup);
    for (const as of [fixture.founder, other, await kit.person()]) {
      expect(await end(id, 'occurrence', REASON, as)).toMatchObject({ status: 404 });
    }
  });

  it('is open to staff, in the name of the programme team; the mentor is notified', async () => {
    const id = await booked('2025-03-18 06:00:00');
    await mail.collect();
    const admin = await kit.person({ isAdmin: true });
    expect(await end(id, 'occurrence', REASON, admin)).toMatchObject({ status: 200 });
    const sent = await mail.collect();
    expect(sent.map(({ to }) => to.email).sort()).toEqual(
      [fixture.founder.email, fixture.mentor.email].sort(),
    );
    for (const { body } of sent) expect(body.text).toContain('The programme team writes: “');
    const { body } = await kit.get('/notifications', { as: fixture.mentor });
    expect(body.data[0].type).toBe('meeting-cancelled');
  });
});

import { eq } from 'drizzle-orm';

import { mentorAssignments, mentors } from '../../db/schema';
import { testApp } from '../../testing';
import { meetingFixture } from '../../testing/meetingFixture';

// Tuesday; Istanbul, where the mentor lives, is three hours ahead all year.
const NOW = '2025-03-11T09:00:00Z';
/** Every hour of the mentor in the week from 17 March. */
const HOURS = ['17', '18', '19', '20', '21'].flatMap((day) =>
  ['06', '07', '08', '10', '11', '12', '13'].map((hour) => `2025-03-${day} ${hour}:00:00`),
);
const FULL = 'This mentor has no more time for your startup in that week.';

const kit = testApp({ now: NOW });
const { at, fixture, book, move, cancel, slots, calendar } = meetingFixture(kit, NOW);

const limit = (startupWeekMinutes: number | null) =>
  kit.db.update(mentors).set({ startupWeekMinutes }).where(eq(mentors.id, fixture.mentor.mentorId));
const offered = async (date: string) => (await slots(date)).body.available_slots.length;

describe('the hours a startup may take of a mentor in a week', () => {
  it('limit what is offered and booked in that week, but not in the next', async () => {
    await limit(120);
    await book(HOURS[0]!);
    expect(await offered('2025-03-18')).toBe(7);
    await book(HOURS[8]!);
    expect(await offered('2025-03-18')).toBe(0);
    expect(await offered('2025-03-24')).toBe(7);
    expect(await book(HOURS[20]!)).toMatchObject({ status: 409, body: { message: FULL } });
    expect(await book('2025-03-24 06:00:00')).toMatchObject({ status: 201 });
  });

  it('are freed by cancelling, and move along with a session', async () => {
    await limit(60);
    const { id } = (await book(HOURS[0]!)).body.data;
    expect(await move(id, 'occurrence', HOURS[20]!)).toMatchObject({ status: 200 });
    const next = (await book('2025-03-24 06:00:00')).body.data.id;
    expect(await move(next, 'occurrence', HOURS[1]!)).toMatchObject({
      status: 409,
      body: { message: FULL, conflicts: [HOURS[1]] },
    });
    await cancel(id, 'occurrence');
    expect(await move(next, 'occurrence', HOURS[1]!)).toMatchObject({ status: 200 });
  });

  it('count sessions with this mentor only', async () => {
    await limit(60);
    const { mentorId } = await kit.mentorOf(fixture.startup);
    expect(await book(HOURS[0]!, { mentor_id: mentorId })).toMatchObject({ status: 201 });
    expect(await offered('2025-03-18')).toBe(7);
    expect(await book(HOURS[7]!)).toMatchObject({ status: 201 });
  });

  it('allow moving a session within a full week', async () => {
    await limit(60);
    const { id } = (await book(HOURS[0]!)).body.data;
    expect(await offered('2025-03-18')).toBe(0);
    const asked = { mentor_id: fixture.mentor.mentorId, meeting_id: id };
    const zone = { timezone: 'Europe/Istanbul' };
    const ask = (path: string, more: object) =>
      kit.post(at(path), { ...asked, ...zone, ...more }, { as: fixture.founder });
    const day = await ask('/availability', { date: '2025-03-18' });
    expect(day.body.available_slots).toHaveLength(7);
    const own = await ask('/availability', { date: '2025-03-17' });
    expect(own.body.available_slots).toHaveLength(6); // all except its own
    const days = await ask('/free-days', { from: '2025-03-17', to: '2025-03-23' });
    expect(days.body.days).toHaveLength(5);
    expect(await move(id, 'occurrence', HOURS[7]!)).toMatchObject({ status: 200 });
  });

  it('reveal nothing of sessions of others', async () => {
    const theirs = (await book(HOURS[0]!)).body.data.id;
    const other = await kit.startup();
    const founder = await kit.joins(other);
    const mentor = await kit.mentorOf(other);
    const asked = { mentor_id: mentor.mentorId, meeting_id: theirs, timezone: 'Europe/Istanbul' };
    const ask = (path: string, more: object) =>
      kit.post(`/my/startups/${other.id}/meetings${path}`, { ...asked, ...more }, { as: founder });
    const span = { from: '2025-03-17', to: '2025-03-23' };
    expect(await ask('/availability', { date: '2025-03-17' })).toMatchObject({ status: 404 });
    expect(await ask('/free-days', span)).toMatchObject({ status: 404 });
  });

  it('are conflicts of a series, which may be booked without them', async () => {
    await limit(60);
    await book('2025-03-25 06:00:00');
    const series = { recurrence: 'weekly' };
    expect(await book(HOURS[0]!, series)).toMatchObject({
      status: 409,
      body: { conflicts: ['2025-03-24 06:00:00'] },
    });
    const answer = await book(HOURS[0]!, { ...series, skip_conflicts: true });
    expect(answer).toMatchObject({ status: 201, body: { skipped: ['2025-03-24 06:00:00'] } });
    expect((await calendar()).slice(0, 3)).toEqual(['03-17T06', '03-25T06', '03-31T06']);
  });

  it('are counted in the mentor’s local time: Sunday’s last hour belongs to the week before', async () => {
    const windows = [
      { weekday: 7, start: '22:00', end: '24:00' },
      { weekday: 1, start: '00:00', end: '01:00' },
    ];
    const week = { time_zone: 'America/New_York', meeting_minutes: 60, buffer_minutes: 0, windows };
    const save = (startup_week_minutes?: number | null) =>
      kit.post('/my/availability', { ...week, startup_week_minutes }, { as: fixture.mentor });
    expect(await save(30)).toMatchObject({ status: 422 });
    expect(await save(60)).toMatchObject({ status: 200 });
    // 23:00 on Sunday 16 March and 00:00 on Monday 17 March in New York: both Monday in UTC.
    expect(await book('2025-03-17 03:00:00')).toMatchObject({ status: 201 });
    expect(await book('2025-03-17 02:00:00')).toMatchObject({ status: 409 });
    expect(await book('2025-03-17 04:00:00')).toMatchObject({ status: 201 });
    expect(await save()).toMatchObject({ status: 200 }); // fields that are left out stay unchanged
    const { body } = await kit.get('/my/availability', { as: fixture.mentor });
    expect(body.data.startup_week_minutes).toBe(60);
  });

  it('apply to each startup separately, and leave booked sessions', async () => {
    await book(HOURS[0]!);
    await book(HOURS[1]!);
    await limit(60);
    expect(await calendar()).toHaveLength(2);
    const other = await kit.startup();
    const founder = await kit.joins(other);
    const pair = { mentorId: fixture.mentor.mentorId, startupId: other.id };
    await kit.db.insert(mentorAssignments).values({ ...pair, createdAt: kit.clock.now() });
    const end_time = '2025-03-19 07:00:00';
    const slot = { start_time: HOURS[14], end_time, room_id: fixture.room, recurrence: 'none' };
    const path = `/my/startups/${other.id}/meetings`;
    const booking = { ...slot, mentor_id: fixture.mentor.mentorId };
    expect(await kit.post(path, booking, { as: founder })).toMatchObject({ status: 201 });
    expect(await book(HOURS[20]!)).toMatchObject({ status: 409 });
  });

  it('let one of 400 book the last hour of a week', async () => {
    await limit(180);
    await book(HOURS[0]!);
    await book(HOURS[1]!);
    const free = HOURS.slice(2);
    const wanted = Array.from({ length: 400 }, (_, at) => free[at % free.length]!);
    const answers = await Promise.all(wanted.map((start) => book(start)));
    const got = answers.filter(({ status }) => status === 201);
    expect(got).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(399);
    expect(await calendar()).toHaveLength(3);
  }, 300_000);
});

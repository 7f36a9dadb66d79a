import { eq } from 'drizzle-orm';

import { mentors } from '../../db/schema';
import { testApp } from '../../testing';
import { meetingFixture } from '../../testing/meetingFixture';

const NOW = '2025-03-11T09:00:00Z';
const kit = testApp({ now: NOW });
const { fixture } = meetingFixture(kit, NOW);

const hours = async (as = fixture.mentor) => (await kit.get('/my/availability', { as })).body.data;
const AWAY = { start_time: '2025-03-17 21:00:00', end_time: '2025-03-24 21:00:00' };

describe('the hours of a mentor', () => {
  it('keep their time off when another mentor tries to remove it', async () => {
    await kit.post('/my/availability/time-off', AWAY, { as: fixture.mentor });
    const [{ id }] = (await hours()).time_off;
    const other = await kit.mentorOf(fixture.startup);
    await kit.del(`/my/availability/time-off/${id}`, { as: other });

    expect((await hours()).time_off).toMatchObject([AWAY]);
  });

  it('must leave a startup at least one meeting a week', async () => {
    const week = {
      time_zone: 'Europe/Istanbul',
      meeting_minutes: 60,
      buffer_minutes: 0,
      windows: [{ weekday: 2, start: '10:00', end: '12:00' }],
    };
    const limit = (startup_week_minutes: number) =>
      kit.post('/my/availability', { ...week, startup_week_minutes }, { as: fixture.mentor });

    expect(await limit(45)).toMatchObject({ status: 422 });
    expect(await limit(60)).toMatchObject({ status: 200 });
    expect((await hours()).startup_week_minutes).toBe(60);
  });

  it('are not found once the mentor is retired', async () => {
    const { mentorId } = fixture.mentor;
    await kit.db.update(mentors).set({ active: false }).where(eq(mentors.id, mentorId));

    expect(await kit.get('/my/availability', { as: fixture.mentor })).toMatchObject({
      status: 404,
    });
  });
});

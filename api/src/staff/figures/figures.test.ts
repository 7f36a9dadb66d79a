import type { Figures } from 'contract/wire/figures.contract';
import { StaffScope } from 'contract/wire/staff.contract';
import { eq } from 'drizzle-orm';
import { pageViewDays, profileViewDays, users } from '../../db/schema';
import { type TestUser, testApp } from '../../testing';
import { meetingFixture } from '../../testing/meetingFixture';
import { staffMember } from '../../testing/staffMember';

// Season 2 of the demo's programme is from January to June 2025, in the zone of Belgrade.
const TUESDAY = '2025-03-11T09:00:00Z';
const kit = testApp({ now: TUESDAY });
const { fixture, book, cancel } = meetingFixture(kit, TUESDAY);
let staff: TestUser;
beforeEach(async () => {
  staff = await staffMember(kit, 'programme');
});

const read = (query = '', as = staff) => kit.get(`/staff/figures${query}`, { as });
const weekOf = async (from: string, query = '?season=2'): Promise<Figures> =>
  (await read(query)).body.weeks.find((week: Figures) => week.from === from);
const seasonOf = async (number: number) =>
  (await read()).body.seasons.find((one: { number: number }) => one.number === number);

/** Changes of a week's figures by an act. */
async function gainOf(from: string, act: () => Promise<unknown>): Promise<Partial<Figures>> {
  const before = await weekOf(from);
  await act();
  const after = await weekOf(from);
  return Object.fromEntries(
    Object.entries(after).flatMap(([name, value]) => {
      const more = Number(value) - Number(before[name as keyof Figures]);
      return more ? [[name, more]] : [];
    }),
  );
}

it('is available for the scope programme only', async () => {
  for (const scope of StaffScope.options) {
    const { status } = await read('', await staffMember(kit, scope));
    expect([scope, status]).toEqual([scope, scope === 'programme' ? 200 : 404]);
  }
});

it('has the last 26 weeks, from Monday to Sunday, or the past ones of a season', async () => {
  const { body } = await read();
  expect(body).toMatchObject({ zone: 'Europe/Belgrade', season: null });
  expect(body.weeks).toHaveLength(26);
  expect(body.weeks.at(-1)).toMatchObject({ from: '2025-03-10', to: '2025-03-16' });
  expect(body.weeks[0]).toMatchObject({ from: '2024-09-16', to: '2024-09-22' });

  const { season, weeks } = (await read('?season=2')).body;
  expect(season).toBe(2);
  expect(weeks[0]).toMatchObject({ from: '2025-01-01', to: '2025-01-05' });
  expect(weeks[1]).toMatchObject({ from: '2025-01-06', to: '2025-01-12' });
  expect(weeks.at(-1)).toMatchObject({ from: '2025-03-10', to: '2025-03-16' });
  expect(await seasonOf(2)).toMatchObject({ from: '2025-01-01', to: '2025-03-16' });
});

it('counts a sign-up on the day in the programme’s zone', async () => {
  const at = async (createdAt: string) => {
    const { id } = await kit.person();
    await kit.db
      .update(users)
      .set({ createdAt: new Date(createdAt) })
      .where(eq(users.id, id));
  };
  const before = (await seasonOf(2)).signups;
  // Midnight in Belgrade is 23:00 UTC.
  expect(await gainOf('2025-02-03', () => at('2025-02-02T22:59:59Z'))).toEqual({});
  expect(await gainOf('2025-02-03', () => at('2025-02-02T23:00:00Z'))).toEqual({ signups: 1 });
  expect((await seasonOf(2)).signups - before).toBe(2);
});

it('counts follows of startups and people', async () => {
  const [fan, other] = [await kit.person(), await kit.person()];
  const gain = await gainOf('2025-03-10', async () => {
    await kit.post(`/startups/${fixture.startup.id}/follow`, {}, { as: fan });
    await kit.post(`/users/${other.id}/follow`, {}, { as: fan });
  });
  expect(gain).toEqual({ follows: 2 });
});

it('counts views of profiles and pages, except in the staff area', async () => {
  const gain = await gainOf('2025-02-10', async () => {
    await kit.db
      .insert(profileViewDays)
      .values({ profileId: fixture.startup.id, day: '2025-02-16', views: 3 });
    await kit.db.insert(pageViewDays).values([
      { day: '2025-02-10', path: '/about', views: 5 },
      { day: '2025-02-11', path: '/about', views: 2 },
      { day: '2025-02-11', path: '/startups/:slug', views: 1 },
      { day: '2025-02-11', path: '/staff/people', views: 9 },
    ]);
  });
  expect(gain).toEqual({ profile_views: 3, page_views: 8 });
  expect((await read('?season=2')).body.pages).toEqual([
    { path: '/about', views: 7 },
    { path: '/startups/:slug', views: 1 },
  ]);
});

it('has no figure for weeks whose page views are no longer stored', async () => {
  await kit.db.insert(pageViewDays).values([
    { day: '2025-01-28', path: '/mentors', views: 4 },
    { day: '2025-02-18', path: '/mentors', views: 6 },
  ]);
  kit.clock.set('2026-03-11T09:00:00Z');
  staff = await staffMember(kit, 'programme');
  const { weeks } = (await read('?season=2')).body;
  expect(weeks.find(({ from }: Figures) => from === '2025-01-27').page_views).toBeNull();
  expect(weeks.find(({ from }: Figures) => from === '2025-02-17').page_views).toBe(6);
  expect((await seasonOf(2)).page_views).toBeNull();
});

it('counts booked sessions, and those held that nobody denies', async () => {
  const cancelled = await book('2025-03-19 06:00:00');
  await cancel(cancelled.body.data.id, 'occurrence');
  const { id } = (await book('2025-03-18 06:00:00')).body.data;
  kit.clock.set('2025-03-18T07:30:00Z');
  const says = (as: TestUser, tookPlace: boolean) =>
    kit.post(`/meetings/${id}/attendance`, { took_place: tookPlace }, { as });
  staff = await staffMember(kit, 'programme');

  expect(await weekOf('2025-03-17')).toMatchObject({ booked: 1, held: 0 });
  await says(fixture.mentor, true);
  expect(await weekOf('2025-03-17')).toMatchObject({ booked: 1, held: 1 });
  await says(fixture.founder, false);
  expect(await weekOf('2025-03-17')).toMatchObject({ booked: 1, held: 0 });
});

it('refuses an unknown season, and one that is no number', async () => {
  expect(await read('?season=77')).toMatchObject({ status: 404 });
  expect(await read('?season=two')).toMatchObject({ status: 422 });
});

import { type TestStartup, type TestUser, testApp } from '../../testing';

const kit = testApp();
let startup: TestStartup;
let founder: TestUser;

beforeEach(async () => {
  kit.clock.set('2025-03-11T23:30:00Z');
  startup = await kit.startup();
  founder = await kit.joins(startup);
});

const ask = (query = '', as: TestUser | undefined = founder) =>
  kit.get(`/my/startups/${startup.id}/insight${query}`, { as });

const follow = (as: TestUser, act = 'follow') =>
  kit.post(`/startups/${startup.id}/${act}`, {}, { as });

const see = (as: TestUser) =>
  kit.post('/profile-view', { profile_type: 'startup', startup_id: startup.id }, { as });

it('is for the team, its mentors and staff only', async () => {
  const stranger = await kit.joins(await kit.startup());

  expect(await kit.get(`/my/startups/${startup.id}/insight`)).toMatchObject({ status: 401 });
  expect(await ask('', stranger)).toMatchObject({ status: 404 });
  for (const as of [
    await kit.joins(startup, 'member'),
    await kit.mentorOf(startup),
    await kit.person({ isAdmin: true }),
  ]) {
    expect(await ask('', as)).toMatchObject({ status: 200 });
  }
});

it('counts followers and views by UTC day', async () => {
  const [ana, ivo] = [await kit.person(), await kit.person()];
  await follow(ana);
  await see(ana);
  await see(ivo);
  kit.clock.set('2025-03-12T00:10:00Z');
  await follow(ivo);
  kit.clock.set('2025-03-13T12:00:00Z');
  await see(ivo);

  expect((await ask('?days=4')).body).toEqual({
    data: [
      { day: '2025-03-10', followers: 0, views: 0 },
      { day: '2025-03-11', followers: 1, views: 2 },
      { day: '2025-03-12', followers: 1, views: 0 },
      { day: '2025-03-13', followers: 0, views: 1 },
    ],
  });
});

it('excludes other startups, unfollows, and days before the range', async () => {
  const [ana, ivo] = [await kit.person(), await kit.person()];
  await follow(ana);
  kit.clock.set('2025-03-12T08:00:00Z');
  await follow(ivo);
  await follow(ivo, 'unfollow');
  await kit.post(`/startups/${(await kit.startup()).id}/follow`, {}, { as: ivo });

  expect((await ask('?days=1')).body).toEqual({
    data: [{ day: '2025-03-12', followers: 0, views: 0 }],
  });
});

it('contains every day, also across the end of February', async () => {
  const { data } = (await ask()).body;

  expect(data).toHaveLength(30);
  expect(data[0].day).toBe('2025-02-10');
  expect(data[29].day).toBe('2025-03-11');
  expect((await ask('?days=90')).body.data).toHaveLength(90);
});

it.each(['0', '91', '-1', '1.5', 'all', '', '1&days=2'])('refuses %s days', async (days) => {
  expect(await ask(`?days=${days}`)).toMatchObject({ status: 422 });
});

import { testApp } from '../../testing';
import { seedDemo } from '.';
import { PROGRAMME } from './programme';
import { DEMO_PASSWORD } from './programme/accounts';

const kit = testApp({ now: '2025-03-14T10:00:00Z' });

// Most of the time is spent drawing 200 pictures.
beforeAll(() => seedDemo(kit.deps));

const signIn = async (email: string) =>
  (await kit.post('/login', { email, password: DEMO_PASSWORD })).body;
const named = (list: { name: string; id: number }[], name: string) =>
  list.find((item) => item.name === name)!;

it('creates forty startups of season 2, twelve of season 1 and some guests', () => {
  const count = (season: number | null) =>
    PROGRAMME.filter((startup) => startup.season === season).length;

  expect([count(2), count(1)]).toEqual([40, 12]);
  expect(new Set(PROGRAMME.map(({ name }) => name)).size).toBe(PROGRAMME.length);
});

it('lists them in pages of twelve with pictures in every width', async () => {
  const { body } = await kit.get('/startups?seasons[]=2');
  const picture = body.data[0].startup_image.replace('.webp', '');

  expect(body.data).toHaveLength(12);
  for (const size of ['', '-160', '-320', '-640'])
    expect(kit.store.names()).toContain(`${picture}${size}.webp`);
});

it('has an account for every kind of person', async () => {
  const roles = async (name: string) => (await signIn(`${name}@demo.example`)).user.roles;

  expect(await roles('founder')).toEqual(['founder']);
  expect(await roles('founder2')).toEqual(['founder']);
  expect(await roles('mentor')).toEqual(['mentor']);
  expect(await roles('mentor2')).toEqual(['mentor']);
  expect(await roles('member')).toEqual([]);
  expect(await roles('investor')).toEqual(['investor']);
  expect(await roles('admin')).toEqual(['admin']);
});

it('gives the founder Zrno as in the pictures', async () => {
  const { token } = await signIn('founder@demo.example');
  const { body: mine } = await kit.get('/my/startups', { as: token });
  const zrno = named(mine.data, 'Zrno');
  const { body: updates } = await kit.get(`/startups/${zrno.id}/updates`);

  expect((await kit.get(`/startups/${zrno.id}/followers`)).body).toEqual({ followerCount: 1_284 });
  expect((await kit.get(`/profile-view/${zrno.id}/show`)).body).toEqual({ views: 9_310 });
  expect(updates.data.slice(0, 4).map(({ likes }: { likes: number }) => likes)).toEqual([
    18, 46, 112, 27,
  ]);
  expect(updates.meta.total).toBe(15);
  const { body: team } = await kit.get(`/my/startups/${zrno.id}/team`, { as: token });
  expect(team.founders.map(({ user }: { user: { username: string } }) => user.username)).toEqual([
    'teodora',
    'stefanm',
    'jelenadj',
    'omersahin',
  ]);
});

it('shows founder and mentor the same meetings, at the same local hour', async () => {
  const founder = await signIn('founder@demo.example');
  const { body: mine } = await kit.get('/my/startups', { as: founder.token });
  const at = `/my/startups/${mine.data[0].id}`;
  const { body } = await kit.get(`${at}/mentors`, { as: founder.token });
  const elif = body.mentors[0];
  const { body: upcoming } = await kit.post(
    `${at}/meetings/upcoming`,
    { mentor_id: elif.id },
    { as: founder.token },
  );

  expect(elif.user.name).toBe('Elif');
  expect(upcoming.meetings.map(({ start_time }: { start_time: string }) => start_time)).toEqual([
    '2025-03-18 13:00:00',
    '2025-03-25 13:00:00',
    '2025-03-27 08:00:00',
    '2025-04-01 13:00:00',
    '2025-04-08 13:00:00',
  ]);
  const mentor = await signIn('mentor@demo.example');
  const seen = await kit.get(`/my/mentorships/${mine.data[0].id}/meetings/upcoming`, {
    as: mentor.token,
  });
  expect(seen.body.meetings).toEqual(upcoming.meetings);
});

it('is not seeded twice, nor over other data', async () => {
  await kit.person();
  const before = (await kit.get('/startups')).body;
  await seedDemo(kit.deps);

  expect((await kit.get('/startups')).body).toEqual(before);
});

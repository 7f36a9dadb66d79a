import { HOUR } from '../../app/clock';
import { type TestStartup, testApp } from '../../testing';
import type { Call } from '../../testing/caller';

const kit = testApp();
let startup: TestStartup;

beforeEach(async () => {
  startup = await kit.startup();
});

const see = (call: Call = {}) =>
  kit.post('/profile-view', { profile_type: 'startup', startup_id: startup.id }, call);
const views = async (id = startup.id) => (await kit.get(`/profile-view/${id}/show`)).body.views;

describe('a profile view', () => {
  it('counts once in six hours for a guest', async () => {
    await see();
    await see();
    expect(await views()).toBe(1);

    kit.clock.advance(6 * HOUR);
    await see();
    expect(await views()).toBe(2);
  });

  it('distinguishes guests by network and browser, and members by account', async () => {
    await see({ ip: '203.0.113.7' });
    await see({ ip: '203.0.113.99' });
    await see({ ip: '198.51.100.7' });
    await see({ headers: { 'user-agent': 'Safari/18' } });
    await see({ as: await kit.person() });
    await see({ as: await kit.person() });

    expect(await views()).toBe(5);
  });

  it.each([
    ['one after the other', false],
    ['at once', true],
  ])(
    'of one visitor who claims thirty identities, %s, counts at most three times',
    async (_how, atOnce) => {
      const ip = '203.0.113.7';
      const browsers = Array.from({ length: 30 }, (_, at) => ({ 'user-agent': `Firefox/${at}` }));
      if (atOnce) await Promise.all(browsers.map((headers) => see({ ip, headers })));
      else for (const headers of browsers) await see({ ip, headers });
      expect(await views()).toBe(3);

      await see({ ip: '198.51.100.7' });
      expect(await views()).toBe(4);
      kit.clock.advance(6 * HOUR);
      await see({ ip });
      expect(await views()).toBe(5);
    },
  );

  it('does not count for robots, the team, or one’s own profile', async () => {
    const founder = await kit.joins(startup);
    await see({ as: founder });
    await see({ headers: { 'user-agent': 'Googlebot/2.1' } });
    await kit.post('/profile-view', { profile_type: 'user', user_id: founder.id }, { as: founder });

    expect(await views()).toBe(0);
    expect(await views(founder.id)).toBe(0);
  });

  it('of a draft does not count', async () => {
    startup = await kit.startup({ published: false });
    const mentor = await kit.mentorOf(startup);
    for (const call of [{}, { as: mentor }]) expect(await see(call)).toMatchObject({ status: 200 });

    expect(await views()).toBe(0);
  });

  it('counts for people as well', async () => {
    const { id } = await kit.person();
    await kit.post('/profile-view', { profile_type: 'user', user_id: id });

    expect(await views(id)).toBe(1);
  });

  it('of an unknown profile gets the usual response', async () => {
    const nobody = await kit.post('/profile-view', { profile_type: 'user', user_id: 999_999 });

    expect(nobody).toMatchObject({ status: 200 });
    expect(await views(999_999)).toBe(0);
  });

  it.each([
    ['without an id', { profile_type: 'startup' }],
    ['with the other id', { profile_type: 'startup', user_id: 1 }],
    ['with both', { profile_type: 'user', user_id: 1, startup_id: 1 }],
    ['of an unknown type', { profile_type: 'mentor', user_id: 1 }],
  ])('is refused %s', async (_what, body) => {
    expect(await kit.post('/profile-view', body)).toMatchObject({ status: 422 });
  });
});

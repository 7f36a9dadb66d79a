import { DEMO_PROGRAMME } from 'contract/demo-programme';
import { commandOf } from '../../admin/flags';
import { help } from '../../admin/help';
import { perform } from '../../admin/perform';
import { buildMatrixFixture, type MatrixFixture } from '../../matrix/fixture';
import { type TestUser, testApp } from '../../testing';
import { staffMember } from '../../testing/staffMember';
import { acts } from '../acts/acts';
import { describeAct } from '../http/describeAct';

/** Seasons that staff set for one startup concurrently, from the first. */
const SEASONS = [2, 3, 4, 5, 6, 7];
const { site } = DEMO_PROGRAMME;
const [FIRST] = site.seasons;
const seasons = [1, ...SEASONS].map((number) => ({ ...FIRST!, number, name: `Season ${number}` }));
const kit = testApp({
  now: '2025-03-11T09:00:00Z',
  programme: { ...DEMO_PROGRAMME, site: { ...site, seasons } },
});
let fixture: MatrixFixture;
let owner: TestUser;
beforeAll(async () => {
  fixture = await buildMatrixFixture(kit);
  owner = fixture.people.admin;
});

const act = (as: TestUser, name: string, fields: object) =>
  kit.post(`/staff/acts/${name}`, { fields }, { as });

describe('the one table of acts', () => {
  it('has each act once, with a command, a form and a sentence for every field', () => {
    expect(new Set(acts.map(commandOf)).size).toBe(acts.length);
    for (const one of acts) {
      expect(help(commandOf(one).split(' '), [])).toContain(one.about);
      const { properties } = describeAct(one).fields as { properties: Record<string, object> };
      for (const field of Object.values(properties)) {
        expect([one.name, field]).toEqual([
          one.name,
          expect.objectContaining({ description: expect.any(String) }),
        ]);
        expect([one.name, 'type' in field || 'enum' in field]).toEqual([one.name, true]);
      }
    }
  });

  it('has a sentence of the effect for every act that changes something', () => {
    const silent = acts.filter(({ effect, says }) => (effect === 'reads') === Boolean(says));

    expect(silent.map(({ name }) => name)).toEqual([]);
  });
});

describe('two members of staff at once', () => {
  it('on one startup record the state that each of them found', async () => {
    const { id, slug: startup } = await kit.startup({ seasonNumber: 1, seasons: [1] });
    const other = await staffMember(kit, 'programme');
    const answers = await Promise.all(
      SEASONS.map((season, at) =>
        act(at % 2 ? owner : other, 'startups.season', { startup, season }),
      ),
    );

    expect(answers.map(({ status }) => status)).toEqual(SEASONS.map(() => 200));
    const key = `startup:${id}`;
    const { body } = await kit.get(`/staff/record/startup/${id}`, { as: owner });
    const steps = body.data.map(
      ({ before, after }: Record<string, Record<string, { season: number }>>) =>
        [before![key]!.season, after![key]!.season] as const,
    );
    // The recorded states form one chain from the first season to the last.
    const chain = [1];
    while (chain.length <= SEASONS.length)
      chain.push(steps.find(([was]: [number]) => was === chain.at(-1))?.[1]);
    expect([...chain].sort()).toEqual([1, ...SEASONS]);
  });

  it('under one key act once', async () => {
    const { id, slug } = await kit.startup({ published: false });
    const headers = { 'idempotency-key': 'staff-storm-01' };
    const publish = () =>
      kit.post(
        '/staff/acts/startups.publish',
        { fields: { startup: slug } },
        { as: owner, headers },
      );
    const statuses = (await Promise.all([publish(), publish(), publish()])).map(
      (one) => one.status,
    );

    expect(statuses.every((status) => [200, 409].includes(status))).toBe(true);
    const { body } = await kit.get(`/staff/record/startup/${id}`, { as: owner });
    expect(body.data).toHaveLength(1);
  });
});

describe('on behalf of somebody', () => {
  const notified = async (as: TestUser) =>
    (await kit.get('/notifications', { as })).body.data.length;
  const week = '--week mon 10:00-12:00';

  it.each([
    ['availability set', () => week],
    ['availability except', () => '--day 2025-04-02 --clear'],
    ['time-off add', () => '--from 2025-05-01T00:00:00Z --to 2025-05-02T00:00:00Z'],
  ])('%s notifies the person and is recorded as done for them', async (name, flags) => {
    const mentor = await kit.mentorOf();
    const [group, verb] = name.split(' ') as [string, string];
    const argv = [group, verb, '--mentor', mentor.email];
    const [flag, ...value] = flags().split(' ');
    const more = name === 'availability set' ? [flag!, value.join(' ')] : flags().split(' ');
    await perform(kit.deps, { argv: [...argv, ...more] });

    expect(await notified(mentor)).toBe(1);
    const { body } = await kit.get(`/staff/record/user/${mentor.id}`, { as: owner });
    expect(body.data).toMatchObject([{ act: name.replace(' ', '.'), for: { id: mentor.id } }]);
  });

  it('a cancelled meeting is recorded for its mentor, its startup and itself', async () => {
    const { mentor } = fixture.people;
    const fields = { id: fixture.meetingId, message: 'Ill' };
    const call = { fields, confirm: String(fixture.meetingId) };
    const path = '/staff/acts/meetings.cancel';
    const { seen } = (await kit.post(`${path}/preview`, { fields }, { as: owner })).body;
    const before = await notified(mentor);
    expect(await kit.post(path, { ...call, seen }, { as: owner })).toMatchObject({ status: 200 });

    expect(await notified(mentor)).toBeGreaterThan(before);
    for (const thing of [`meeting/${fixture.meetingId}`, `startup/${fixture.startup.id}`]) {
      const { body } = await kit.get(`/staff/record/${thing}`, { as: owner });
      expect(body.data[0]).toMatchObject({ act: 'meetings.cancel', for: { id: mentor.id } });
    }
  });
});

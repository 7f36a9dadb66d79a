import { perform } from '../../admin/perform';
import { DAY, HOUR } from '../../app/clock';
import { occurrences, rooms, schedules } from '../../db/schema';
import { type TestStartup, type TestUser, testApp } from '../../testing';

const kit = testApp();
let startup: TestStartup;
let founder: TestUser;
let mentor: TestUser & { mentorId: number };

beforeAll(async () => {
  startup = await kit.startup({ name: 'Zrno' });
  founder = await kit.joins(startup);
  mentor = await kit.mentorOf(startup, await kit.startup({ name: 'Adrivolt', published: false }));
  await book([-1, 1, 2, 3, 4, 5, 6]);
});

/** One meeting a day, `days` from now. */
async function book(days: number[]) {
  const between = { startupId: startup.id, mentorId: mentor.mentorId };
  const createdAt = kit.clock.now();
  const [room] = await kit.db.insert(rooms).values({ name: 'Library' }).returning();
  const [schedule] = await kit.db
    .insert(schedules)
    .values({ ...between, recurrence: 'weekly', createdAt })
    .returning();
  const rows = days.map((day) => {
    const startsAt = new Date(createdAt.getTime() + day * DAY);
    const endsAt = new Date(startsAt.getTime() + HOUR);
    return {
      ...between,
      scheduleId: schedule!.id,
      roomId: room!.id,
      startsAt,
      endsAt,
      originalStartsAt: startsAt,
    };
  });
  await kit.db.insert(occurrences).values(rows);
}

const at = () => `/my/mentorships/${startup.id}`;

describe('a mentor', () => {
  it('lists the startups they mentor, by name, drafts included', async () => {
    const { body } = await kit.get('/my/mentorships', { as: mentor });

    expect(body.data.map(({ name }: { name: string }) => name)).toEqual(['Adrivolt', 'Zrno']);
  });

  it('reads startup, team and at most five upcoming meetings', async () => {
    const { body } = await kit.get(`${at()}/meetings/upcoming`, { as: mentor });

    expect((await kit.get(at(), { as: mentor })).body.data).toMatchObject({ name: 'Zrno' });
    expect((await kit.get(`${at()}/team`, { as: mentor })).body.founders[0].user.id).toBe(
      founder.id,
    );
    expect(body.meetings).toHaveLength(5);
    expect(body.meetings[0]).toMatchObject({
      start_time: '2025-03-12 09:00:00',
      end_time: '2025-03-12 10:00:00',
      recurrence: 'weekly',
    });
  });

  it('sees nothing of other startups', async () => {
    const other = await kit.mentorOf();

    for (const path of [at(), `${at()}/team`, `${at()}/meetings/upcoming`]) {
      expect(await kit.get(path, { as: other })).toMatchObject({ status: 404 });
      expect(await kit.get(path, { as: founder })).toMatchObject({ status: 404 });
      expect(await kit.get(path)).toMatchObject({ status: 401 });
    }
  });
});

describe('a mentor of a draft', () => {
  it.each([
    ['is retired', (user: string) => `mentors retire --mentor ${user}`],
    [
      'is no longer assigned',
      (user: string, slug: string) => `mentors unassign --mentor ${user} --startup ${slug}`,
    ],
  ])('who %s reads nothing of it from then on', async (_what, command) => {
    const draft = await kit.startup({ published: false });
    const one = await kit.mentorOf(draft);
    const paths = [
      `/my/mentorships/${draft.id}`,
      `/startups/${draft.id}/updates`,
      `/public/startups/${draft.slug}`,
    ];
    const read = async () => {
      const answers = await Promise.all(paths.map((path) => kit.get(path, { as: one })));
      return answers.map(({ status }) => status);
    };
    expect(await read()).toEqual([200, 200, 200]);

    await perform(kit.deps, { argv: command(one.email, draft.slug).split(' ') });
    expect(await read()).toEqual([404, 404, 404]);
  });
});

describe('a founder', () => {
  it('lists their startups and reads one completely', async () => {
    expect((await kit.get('/my/startups', { as: founder })).body.data).toEqual([
      { id: startup.id, slug: startup.slug, name: 'Zrno', startup_image: null },
    ]);
    const { body } = await kit.get(`/my/startups/${startup.id}`, { as: founder });
    expect(body.data).toMatchObject({
      published: true,
      incorporated: false,
      socialLinks: [{ x: null }],
    });
  });

  it('sees mentors and meetings with one of them', async () => {
    const { body } = await kit.get(`/my/startups/${startup.id}/mentors`, { as: founder });
    const path = `/my/startups/${startup.id}/meetings/upcoming`;

    expect(body.mentors).toEqual([
      { id: mentor.mentorId, user: expect.objectContaining({ id: mentor.id }) },
    ]);
    const upcoming = await kit.post(path, { mentor_id: mentor.mentorId }, { as: founder });
    expect(upcoming.body.meetings).toHaveLength(5);
    expect(await kit.post(path, { mentor_id: 999 }, { as: founder })).toMatchObject({
      status: 404,
    });
    expect(await kit.post(path, {}, { as: founder })).toMatchObject({ status: 422 });
  });

  it('of another startup sees nothing of it', async () => {
    const stranger = await kit.joins(await kit.startup());

    for (const path of ['', '/team', '/mentors']) {
      expect(await kit.get(`/my/startups/${startup.id}${path}`, { as: stranger })).toMatchObject({
        status: 404,
      });
    }
  });
});

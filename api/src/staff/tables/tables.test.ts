import { eq } from 'drizzle-orm';
import { occurrences, schedules, users } from '../../db/schema';
import { type TestUser, testApp } from '../../testing';
import { staffMember } from '../../testing/staffMember';

const kit = testApp({ now: '2025-03-11T09:00:00Z' });
let staff: TestUser;
beforeAll(async () => {
  staff = await staffMember(kit, 'programme', 'people', 'sessions');
});

const list = async (table: string, query = '') =>
  (await kit.get(`/staff/${table}?${query}`, { as: staff })).body;
const names = async (table: string, query = '') =>
  (await list(table, query)).data.map(({ name }: { name: string }) => name);

/** Follows the pages of a table to the end. */
async function allIds(table: string, query: string): Promise<number[]> {
  const ids: number[] = [];
  for (let after: string | null = ''; after !== null; ) {
    const page = await list(table, `${query}${after && `&after=${after}`}`);
    ids.push(...page.data.map(({ id }: { id: number }) => id));
    after = page.next_after;
  }
  return ids;
}

describe('startups', () => {
  it('are found in any alphabet, including drafts, with all data of a row', async () => {
    const draft = await kit.startup({ name: 'Žitarica', published: false, seasonNumber: 3 });
    await kit.startup({ name: 'Житарница' });
    await kit.joins(draft);
    await kit.mentorOf(draft);

    expect((await names('startups', 'search=zitar')).sort()).toEqual(['Žitarica', 'Житарница']);
    const { data, total } = await list('startups', 'search=%C5%BEitarica&published=no&season=3');
    expect(total).toBe(1);
    expect(data).toMatchObject([
      { id: draft.id, slug: draft.slug, season: 3, published: false, team: 1, mentors: 1 },
    ]);
  });

  it('are filtered by missing data', async () => {
    const alone = await kit.startup({ name: 'Sama Bez', seasonNumber: null });
    const looked = await kit.startup({ name: 'Sama Sa', seasonNumber: null });
    await kit.mentorOf(looked);
    const found = async (query: string) => names('startups', `search=sama&season=none&${query}`);

    expect(await found('mentored=no')).toEqual(['Sama Bez']);
    expect(await found('mentored=yes')).toEqual(['Sama Sa']);
    expect(await found('stage=scaling')).toEqual([]);
    expect(alone.id).toBeLessThan(looked.id);
  });

  it.each(['name', 'season', 'created'])(
    'are paged in the order of %s, each once, in both directions',
    async (sort) => {
      const made: number[] = [];
      for (let at = 0; at < 60; at += 1) {
        // Equal values, so that a page ends among them.
        const name = at % 3 === 0 ? `Par ${sort}` : `Par ${sort} ${at % 7}`;
        made.push((await kit.startup({ name, seasonNumber: at % 2 ? 1 : null })).id);
      }
      const up = await allIds('startups', `search=par%20${sort}&sort=${sort}`);
      const down = await allIds('startups', `search=par%20${sort}&sort=${sort}&order=desc`);

      expect([...up].sort((a, b) => a - b)).toEqual(made);
      expect(down).toEqual([...up].reverse());
    },
  );

  it('are exported as a spreadsheet of the matching rows, with one line of headings', async () => {
    await kit.startup({ name: '=SUM(A1)', industry: 'Izvoz' });
    const { body, headers } = await kit.get('/staff/startups/export?search=izvoz', { as: staff });

    expect(headers['content-disposition']).toBe('attachment; filename="startups.csv"');
    const [headings, row, ...more] = body.trim().split('\n');
    expect(headings).toMatch(/^id,slug,name,industry,stage/);
    expect(row).toContain(",'=SUM(A1),Izvoz,");
    expect(more).toEqual([]);
  });

  it.each([
    'after=x',
    `after=${Buffer.from('["a",1]').toString('base64url')}&sort=season`,
    `after=${Buffer.from('["\\u0000",1]').toString('base64url')}`,
    `after=${Buffer.from('["a",-1]').toString('base64url')}`,
    `after=${Buffer.from('["a",1,2]').toString('base64url')}`,
  ])('refuse an invalid cursor: %s', async (query) => {
    const { status, body } = await kit.get(`/staff/startups?${query}`, { as: staff });
    expect([status, body.message]).toEqual([422, 'The page is unknown.']);
  });
});

describe('people', () => {
  it('are found by a name without diacritics, by username and by part of the address', async () => {
    const person = await kit.person({ name: 'Đorđe', surname: 'Šćepanović', username: 'dj_one' });

    for (const search of ['dorde', 'scepan', 'Шћепан', 'dj_one', person.email])
      expect([search, await names('people', `search=${encodeURIComponent(search)}`)]).toEqual([
        search,
        ['Đorđe Šćepanović'],
      ]);
  });

  it('are found by a new name at once, and no longer by the old one', async () => {
    const { id } = await kit.person({ name: 'Ranije', surname: 'Ime' });
    expect(await names('people', 'search=ranije')).toEqual(['Ranije Ime']);
    await kit.db.update(users).set({ name: 'Kasnije' }).where(eq(users.id, id));

    expect(await names('people', 'search=ranije')).toEqual([]);
    expect(await names('people', 'search=kasnije')).toEqual(['Kasnije Ime']);
  });

  it('are filtered by role and by state', async () => {
    const startup = await kit.startup();
    const founder = await kit.joins(startup);
    const mentor = await kit.mentorOf(startup);
    const out = await kit.person({ disabledAt: kit.clock.now() });
    const ids = (query: string) => allIds('people', query);

    expect(await ids('role=founder')).toContain(founder.id);
    expect(await ids('role=founder')).not.toContain(mentor.id);
    expect(await ids('role=mentor')).toContain(mentor.id);
    expect(await ids('role=admin')).toEqual([staff.id]);
    expect(await ids('state=disabled')).toEqual([out.id]);
    expect(await ids('state=active')).not.toContain(out.id);
  });

  it('are counted up to a thousand', async () => {
    const many = Array.from({ length: 1_001 }, () => ({ name: 'Mnogo' }));
    for (let at = 0; at < many.length; at += 250) await kit.persons(many.slice(at, at + 250));
    // Search texts are written in batches.
    while ((await list('people', 'search=mnogo')).total < 1_000);

    const { total, has_more_than_total, data } = await list('people');
    expect({ total, has_more_than_total, shown: data.length }).toEqual({
      total: 1_000,
      has_more_than_total: true,
      shown: 50,
    });
  });
});

describe('sessions', () => {
  it('are found by startup or mentor, and by outcome', async () => {
    const startup = await kit.startup({ name: 'Vremeplov' });
    const mentor = await kit.mentorOf(startup);
    const roomId = await kit.room();
    await kit.db.update(users).set({ surname: 'Časovnik' }).where(eq(users.id, mentor.id));
    const who = { startupId: startup.id, mentorId: mentor.mentorId };
    const values = { ...who, recurrence: 'none' as const, createdAt: kit.clock.now() };
    const [schedule] = await kit.db.insert(schedules).values(values).returning();
    const at = (hour: string, more = {}) => {
      const [startsAt, endsAt] = [new Date(`${hour}:00:00Z`), new Date(`${hour}:30:00Z`)];
      const times = { startsAt, endsAt, originalStartsAt: startsAt };
      return { ...who, ...times, scheduleId: schedule!.id, roomId, ...more };
    };
    await kit.db
      .insert(occurrences)
      .values([
        at('2025-03-10T09'),
        at('2025-03-20T09', { status: 'cancelled' }),
        at('2025-04-01T09'),
      ]);
    const starts = async (query: string) =>
      (await list('sessions', query)).data.map((one: { start_time: string }) => one.start_time);

    expect(await starts('search=vremeplov')).toHaveLength(3);
    const file = await kit.get('/staff/sessions/export?search=vremeplov&when=past', { as: staff });
    expect(file.body).toMatch(/,2025-03-10T09:00:00Z,2025-03-10T09:30:00Z,/);
    expect(await starts('search=casovnik&when=upcoming&status=booked')).toEqual([
      '2025-04-01 09:00:00',
    ]);
    expect(await starts(`mentor=${mentor.id}&outcome=missing`)).toEqual(['2025-03-10 09:00:00']);
    expect(await starts(`startup=${startup.id}&from=2025-03-20&to=2025-03-20`)).toEqual([
      '2025-03-20 09:00:00',
    ]);
    expect(await starts(`startup=${startup.id}&order=desc`)).toEqual([
      '2025-04-01 09:00:00',
      '2025-03-20 09:00:00',
      '2025-03-10 09:00:00',
    ]);
  });
});

import { testApp } from '../../testing';
import { recordFixture } from '../../testing/recordFixture';
import { staffMember } from '../../testing/staffMember';

const kit = testApp();
const { owner, cli, record, everything } = recordFixture(kit);

describe('the record', () => {
  it('shows who did what by web, the state before and after, and the reason', async () => {
    const { id, slug } = await kit.startup({ published: false, name: 'Zrno' });
    const body = { fields: { startup: slug }, why: 'Their pitch is done.' };
    const done = await kit.post('/staff/acts/startups.publish', body, { as: owner() });

    const thing = { kind: 'startup', id, name: 'Zrno' };
    const history = await kit.get(`/staff/record/startup/${id}`, { as: owner() });
    expect(history.body.data).toEqual([
      {
        act: 'startups.publish',
        source: 'web',
        effect: 'changes',
        for: null,
        id: expect.any(String),
        at: kit.clock.now().toISOString(),
        subjects: [thing],
        by: { id: owner().id, operator: null, name: 'Ana Horvat' },
        text: 'Zrno is shown to everyone.',
        before: { [`startup:${id}`]: { published: false } },
        after: { [`startup:${id}`]: { published: true } },
        names: { [`startup:${id}`]: 'Zrno' },
        why: 'Their pitch is done.',
        request_id: done.headers['x-request-id'],
      },
    ]);
  });

  it('shows who used the command line: an account, or a user name of the machine', async () => {
    const { id, slug } = await kit.startup();
    await cli(`startups withdraw --startup ${slug}`, { by: 'deploy', why: 'Asked by phone' });
    await cli(`startups publish --startup ${slug}`, { by: owner().email });
    await expect(
      cli(`startups publish --startup ${slug}`, { by: (await kit.person()).email }),
    ).rejects.toMatchObject({ status: 422 });

    const [second, first] = (await kit.get(`/staff/record/startup/${id}`, { as: owner() })).body
      .data;
    expect(first).toMatchObject({ source: 'cli', by: { id: null, name: 'deploy' } });
    expect(second).toMatchObject({ source: 'cli', by: { id: owner().id } });
    await cli(`staff forget-operator --number ${first.by.operator}`);
    const [, after] = (await kit.get(`/staff/record/startup/${id}`, { as: owner() })).body.data;
    expect(after.by.name).toBe(`Operator ${first.by.operator}`);
  });

  it('contains nothing that was refused, tried or previewed only', async () => {
    const { id, slug } = await kit.startup();
    const fields = { startup: slug, season: 1 };
    await kit.post('/staff/acts/startups.season/preview', { fields }, { as: owner() });
    await cli(`startups season --startup ${slug} --season 0`).catch(() => undefined);
    const user = (await kit.person()).email;
    await cli(`founders remove --startup ${slug} --user nobody@b.example`).catch(() => undefined);

    expect(await record(`/startup/${id}`)).toEqual([]);
    expect(await record(`?search=${user}`)).toEqual([]);
  });

  it('shows lookups on request', async () => {
    const { id, email } = await kit.person();
    await cli(`users export --user ${email}`);

    expect(await record(`/user/${id}`)).toEqual([]);
    expect(await record(`/user/${id}?effect=all`)).toMatchObject([{ act: 'users.export' }]);
  });

  it('is searched by person, startup, act and reason, and paged', async () => {
    const { slug } = await kit.startup({ name: 'Ovca', slug: 'ovca' });
    for (let at = 0; at < 53; at += 1) await cli(`startups publish --startup ${slug}`);
    await cli('startups season --startup ovca --season 1', { why: 'A late joiner' });

    expect(await record('?search=late%20joiner')).toHaveLength(1);
    expect(await record('?search=ovca&act=startups.season')).toHaveLength(1);
    const first = (await kit.get('/staff/record?search=ovca', { as: owner() })).body;
    const next = `?search=ovca&before=${first.next_before}`;
    const second = (await kit.get(`/staff/record${next}`, { as: owner() })).body;
    const ids = [...first.data, ...second.data].map(({ id }: { id: string }) => id);
    expect([first.data.length, second.data.length, new Set(ids).size]).toEqual([50, 4, 54]);
    expect(second.next_before).toBeNull();
    const csv = await kit.get('/staff/record/export?search=ovca', { as: owner() });
    expect(csv.body.trimEnd().split('\n')).toHaveLength(55);
    expect(csv.headers['content-type']).toMatch('text/csv');
  });

  it('is searched by one or two letters in names only', async () => {
    const { slug } = await kit.startup({ name: 'Qz', slug: 'qz' });
    await cli(`startups publish --startup ${slug}`);
    await cli(`startups publish --startup ${(await kit.startup()).slug}`, { why: 'As qz and Qzi' });

    expect(await record('?search=qz')).toMatchObject([{ why: null }]);
    expect(await record('?search=s%20qz')).toEqual([]);
    expect(await record('?search=qzi')).toMatchObject([{ why: 'As qz and Qzi' }]);
  });

  it.each([
    ['an impossible year', 'before=999999999999999-a1', 422],
    ['the far future', 'before=99999999999999-a1', 200],
  ])('refuses a cursor of %s', async (_what, query, status) => {
    expect(await kit.get(`/staff/record?${query}`, { as: owner() })).toMatchObject({ status });
  });

  it('is filtered by the scopes of the reader', async () => {
    const startup = await kit.startup();
    await cli(`startups publish --startup ${startup.slug}`);
    const letters = await staffMember(kit, 'letters');

    expect(await record(`/startup/${startup.id}`)).toHaveLength(1);
    expect(await record(`/startup/${startup.id}`, letters)).toEqual([]);
  });

  it('also has changes by members of the ways into their accounts', async () => {
    const ana = await kit.person();
    const { headers } = await kit.post('/account/calendar-feed', undefined, { as: ana });
    kit.clock.advance(1_000);
    await cli(`users disable --user ${ana.email}`);

    const [staff, own] = await record(`/user/${ana.id}`);
    expect(staff).toMatchObject({ act: 'users.disable', source: 'cli' });
    expect(own).toMatchObject({
      act: 'calendar-opened',
      source: 'member',
      by: { id: ana.id },
      text: 'Created a secret address for the calendar',
      request_id: headers['x-request-id'],
    });
    expect(await record(`/user/${ana.id}`, await staffMember(kit, 'programme'))).toEqual([]);
  });
});

it('never contains a password', async () => {
  const command = 'users create --email secret@b.example --name Ana --surname /';
  await cli(command, { secret: 'Kestenje-4711' });
  await cli('rooms create --name Krug --url https://meet.example/r?pwd=geheim');

  expect(await everything()).not.toMatch(/Kestenje|geheim|argon2/);
});

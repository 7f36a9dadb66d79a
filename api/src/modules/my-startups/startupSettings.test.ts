import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { startups } from '../../db/schema';
import { type TestStartup, type TestUser, testApp } from '../../testing';

const kit = testApp();
let startup: TestStartup;
let founder: TestUser;

beforeEach(async () => {
  startup = await kit.startup();
  founder = await kit.joins(startup);
});

const save = (form: Record<string, string | Blob>, as = founder) =>
  kit.call('POST', `/my/startups/${startup.id}`, { as, form });

const logo = async () => {
  const bytes = await sharp({
    create: { width: 300, height: 300, channels: 3, background: '#1fb8ad' },
  })
    .png()
    .toBuffer();
  return new Blob([new Uint8Array(bytes)]);
};

describe('settings of a startup', () => {
  it('change only the sent fields, and the search index', async () => {
    await save({ name: 'Žito Polje' });
    const { status, body } = await save({ stage: 'Scaling', industry: 'Foodtech' });

    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      name: 'Žito Polje',
      stage: 'scaling',
      industry: 'Foodtech',
      description: 'Sensors for bees.',
    });
    const found = await kit.get('/startups?search=zito%20foodtech');
    expect(found.body.data).toMatchObject([{ id: startup.id }]);
  });

  it('of different groups do not overwrite each other when saved at once', async () => {
    await Promise.all([
      save({ name: 'Both' }),
      save({ industry: 'Edtech' }),
      save({ x: 'https://x.com/both' }),
    ]);

    const { body } = await kit.get(`/my/startups/${startup.id}`, { as: founder });
    expect(body.data).toMatchObject({
      name: 'Both',
      industry: 'Edtech',
      socialLinks: [{ x: 'https://x.com/both', linkedIn: null }],
    });
  });

  it('are returned as saved, though the startup is merged into another one concurrently', async () => {
    await save({ startup_image: await logo() });
    const discarding = jest.spyOn(kit.deps.media, 'discard');
    discarding.mockImplementation(async () => {
      await kit.db.delete(startups).where(eq(startups.id, startup.id));
    });
    const answer = await save({ name: 'Last name', startup_image: await logo() });
    discarding.mockRestore();

    expect(answer).toMatchObject({ status: 200, body: { data: { name: 'Last name' } } });
  });

  it('clear a link that is sent empty', async () => {
    await save({
      x: 'https://x.com/zrno',
      linkedIn: 'https://www.linkedin.com/company/zrno',
      website_links: 'https://zrno.example',
    });
    await save({ x: '' });

    const { body } = await kit.get(`/public/startups/${startup.id}`);
    expect(body.data.socialLinks).toEqual([
      {
        x: null,
        linkedIn: 'https://www.linkedin.com/company/zrno',
        website_links: 'https://zrno.example',
      },
    ]);
  });

  it('replace the picture and delete the old one', async () => {
    const first = await save({ startup_image: await logo() });
    const second = await save({ startup_image: await logo() });

    expect(second.body.data.startup_image).toMatch(/^startups\/[0-9a-f]{32}\.webp$/);
    expect(kit.store.names()).not.toContain(first.body.data.startup_image);
    expect(kit.store.names()).toContain(second.body.data.startup_image);
  });

  it.each([
    [{ name: 'Z' }, 'name', /at least 2/],
    [{ industry: 'i'.repeat(61) }, 'industry', /60/],
    [{ stage: 'unicorn' }, 'stage', /./],
    [{ slug: '2025' }, 'slug', /at least one letter/],
    [{ slug: 'a--b' }, 'slug', /single hyphens/],
    [{ slug: 'ab' }, 'slug', /3 to 60/],
    [{ slug: 'startups' }, 'slug', /already taken/],
    [{ x: 'javascript:alert(1)' }, 'x', /https/],
    [{ x: 'https://x.com.evil.example' }, 'x', /must lead to X/],
    [{ website_links: 'http://127.0.0.1/' }, 'website_links', /public website/],
  ])('refuse %j', async (form, field, message) => {
    const { status, body } = await save(form as Record<string, string>);

    expect(status).toBe(422);
    expect(body.errors[field][0]).toMatch(message);
  });

  it('are for the team', async () => {
    const member = await kit.joins(startup, 'member');

    expect(await save({ industry: 'Care' }, member)).toMatchObject({ status: 200 });
    expect(await save({ industry: 'X' }, await kit.mentorOf(startup))).toMatchObject({
      status: 404,
    });
    expect(await save({ industry: 'X' }, await kit.person())).toMatchObject({ status: 404 });
  });
});

describe('a public address', () => {
  it('redirects after a change, and stays reserved', async () => {
    const [old, fresh] = [startup.slug, `fresh-${startup.id}`];
    expect(await save({ slug: fresh.toUpperCase() })).toMatchObject({
      status: 200,
      body: { data: { slug: fresh } },
    });

    expect((await kit.get(`/public/startups/${old}`)).body.data).toMatchObject({
      id: startup.id,
      slug: fresh,
    });
    const rival = await kit.startup();
    const other = await kit.joins(rival);
    const chooseSlug = (slug: string) =>
      kit.call('POST', `/my/startups/${rival.id}`, { as: other, form: { slug } });
    expect(await chooseSlug(old)).toMatchObject({ status: 422 });
    expect(await chooseSlug(fresh)).toMatchObject({ status: 422 });

    expect(await save({ slug: old })).toMatchObject({ status: 200 });
    expect((await kit.get(`/public/startups/${fresh}`)).body.data.slug).toBe(old);
  });

  it('keeps the last five old addresses of a startup, and frees the others', async () => {
    const slugs = Array.from({ length: 20 }, (_, at) => `try-${startup.id}-${at}`);
    for (const slug of slugs) {
      kit.clock.advance(1_000);
      expect(await save({ slug })).toMatchObject({ status: 200 });
    }
    const [freed, stored] = [slugs[13]!, slugs[14]!];
    expect((await kit.get(`/public/startups/${stored}`)).body.data.id).toBe(startup.id);
    expect(await kit.get(`/public/startups/${freed}`)).toMatchObject({ status: 404 });

    const rival = await kit.startup();
    const other = await kit.joins(rival);
    const take = (slug: string) =>
      kit.call('POST', `/my/startups/${rival.id}`, { as: other, form: { slug } });
    expect(await take(stored)).toMatchObject({ status: 422 });
    expect(await take(freed)).toMatchObject({ status: 200 });
  });

  it('is given to one of two who want it at once', async () => {
    const rival = await kit.startup();
    const other = await kit.joins(rival);
    const slug = `wanted-${startup.id}`;
    const answers = await Promise.all([
      save({ slug }),
      kit.call('POST', `/my/startups/${rival.id}`, { as: other, form: { slug } }),
    ]);

    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
  });

  it('can be checked for availability', async () => {
    const ask = (slug: string) =>
      kit.get(`/my/startups/${startup.id}/slug-availability?slug=${slug}`, { as: founder });
    const rival = await kit.startup();

    expect((await ask(`free-${startup.id}`)).body).toEqual({ available: true, message: null });
    expect((await ask(startup.slug)).body.available).toBe(true);
    expect((await ask(rival.slug)).body).toEqual({
      available: false,
      message: 'This public URL is already taken.',
    });
    expect(await ask('a b')).toMatchObject({ status: 422 });
  });
});

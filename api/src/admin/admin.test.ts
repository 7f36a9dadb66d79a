import type { Answer } from '../staff/act/act';
import { testApp } from '../testing';
import { perform } from './perform';

const kit = testApp();
const staff = (command: string, ...more: string[]): Promise<Answer> =>
  perform(kit.deps, { argv: [...command.split(' '), ...more] });
const PASSWORD = 'Kestenje-4711';

/** Creates a member with the CLI. */
const member = (email: string, ...more: string[]) => {
  const command = ['users', 'create', '--email', email, '--name', 'Ünal', '--surname', 'Öz'];
  return perform(kit.deps, { argv: [...command, ...more], secret: PASSWORD });
};

describe('startups create', () => {
  it('publishes a startup that everybody can find', async () => {
    const made = await staff(
      'startups create --season 2 --industry Agritech --name',
      'Žar & Sinovi',
    );

    expect(made).toMatchObject({ slug: 'zar-sinovi', name: 'Žar & Sinovi', published: true });
    const { body } = await kit.get('/public/startups/zar-sinovi');
    expect(body.data).toMatchObject({ name: 'Žar & Sinovi', stage: 'seed', season_number: 2 });
    expect((await kit.get('/startups?search=zar')).body.data).toHaveLength(1);
  });

  it('gives a second startup of the same name its own slug, and a draft no public page', async () => {
    await staff('startups create --name Ovca --industry Agritech');
    const second = await staff('startups create --name Ovca --industry Agritech --draft');

    expect(second).toMatchObject({ slug: 'ovca-2', published: false, season: null });
    expect(await kit.get('/public/startups/ovca-2')).toMatchObject({ status: 404 });
    await staff('startups publish --startup ovca-2');
    expect(await kit.get('/public/startups/ovca-2')).toMatchObject({ status: 200 });
    await staff('startups withdraw --startup ovca-2');
    expect(await kit.get('/public/startups/ovca-2')).toMatchObject({ status: 404 });
  });

  it.each([
    ['--name Zob --industry Agritech --slug 123', 422, "'123' is not a valid slug"],
    ['--name Zob --industry Agritech --slug Zob', 422, "'Zob' is not a valid slug"],
    ['--name Zob', 422, '--industry: '],
    ['--name Zob --industry Agritech --season two', 422, '--season: '],
    ['--name Zob --industry Agritech --colour red', 422, "Unknown option '--colour'."],
  ])('refuses %s', async (flags, status, message) => {
    const made = staff(`startups create ${flags}`);

    await expect(made).rejects.toMatchObject({ status, message: expect.stringContaining(message) });
  });

  it('refuses a slug that is or was in use', async () => {
    await staff('startups create --name Lipa --industry Agritech --slug lipa');

    await expect(
      staff('startups create --name Lipa --industry Agritech --slug lipa'),
    ).rejects.toMatchObject({ status: 409, message: "The slug 'lipa' is taken." });
  });

  it('moves a startup to another season', async () => {
    const { slug } = await kit.startup({ seasonNumber: 1, seasons: [1] });

    await staff(`startups season --startup ${slug} --season 2 --also`);

    const { body } = await kit.get(`/public/startups/${slug}`);
    expect(body.data).toMatchObject({ season_number: 2, seasons: [1, 2] });
  });
});

describe('people', () => {
  it('creates a member who can sign in at once', async () => {
    const made = await member('unal@staff.example', '--role', 'investor');

    expect(made).toMatchObject({ username: 'unal_oz', roles: ['investor'] });
    const { body } = await kit.post('/login', { email: 'unal@staff.example', password: PASSWORD });
    expect(body.user).toMatchObject({ roles: ['investor'] });
    expect(body.user.email_verified_at).not.toBeNull();
  });

  it('finds people by name and role, and refuses an address twice', async () => {
    await member('nina@staff.example', '--role', 'admin');

    expect(await staff('users find --role admin')).toMatchObject([{ email: 'nina@staff.example' }]);
    expect(await staff('users find --search nina@')).toHaveLength(1);
    await expect(member('NINA@staff.example')).rejects.toThrow('The email has already been taken.');
  });

  it('gives and removes roles, and locks out disabled users', async () => {
    const someone = await kit.person();
    await staff(`users role --user ${someone.email} --role startup`);
    expect((await kit.get('/user', { as: someone })).body.roles).toEqual(['startup']);
    await staff(`users role --user ${someone.email} --role startup --remove`);
    expect((await kit.get('/user', { as: someone })).body.roles).toEqual([]);

    await staff(`users disable --user ${someone.email}`);
    expect(await kit.get('/user', { as: someone })).toMatchObject({ status: 401 });
  });

  it('adds and removes founders, but never the last one', async () => {
    const startup = await kit.startup();
    const [first, second] = [await kit.person(), await kit.person()];
    for (const { email } of [first, second]) {
      await staff(`founders add --startup ${startup.slug} --user ${email} --position CTO`);
    }
    expect((await kit.get('/my/startups', { as: first })).body.data).toHaveLength(1);

    await staff(`founders remove --startup ${startup.id} --user ${first.email}`);
    expect((await kit.get('/my/startups', { as: first })).body.data).toEqual([]);
    await expect(
      staff(`founders remove --startup ${startup.id} --user ${second.email}`),
    ).rejects.toMatchObject({ status: 409 });
    expect(await staff(`founders find --startup ${startup.slug}`)).toHaveLength(1);
  });

  it('makes a mentor of a member and assigns a startup', async () => {
    const [startup, someone] = [await kit.startup(), await kit.person()];
    await staff(`mentors create --user ${someone.email} --zone Europe/Sofia`);
    await staff(`mentors assign --mentor ${someone.email} --startup ${startup.slug}`);

    expect((await kit.get('/user', { as: someone })).body.roles).toEqual(['mentor']);
    const { body } = await kit.get('/my/mentorships', { as: someone });
    expect(body.data).toMatchObject([{ id: startup.id }]);
  });

  it.each([
    ['founders add --startup nowhere --user a@b.example', 404, "There is no startup 'nowhere'."],
    ['mentors create --user nobody@b.example', 404, 'No member has the address nobody@b.example.'],
    ['mentors create --user nobody@b.example --zone +02:00', 422, '--zone: '],
    ['mentors forget', 422, "Unknown command 'mentors forget'."],
  ])('refuses %s', async (command, status, message) => {
    const done = staff(command);

    await expect(done).rejects.toMatchObject({ status, message: expect.stringContaining(message) });
  });
});

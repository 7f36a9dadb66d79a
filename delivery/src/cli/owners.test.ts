import { publish } from '../publish/publish';
import { readHead, revise } from '../store/revisions';
import { openStore, type Store } from '../store/store';
import { fakeRelease, fakeShell } from '../testing/fakeReleases';
import { runMfe } from '../testing/runMfe';
import { STORE_PLACES, type StorePlace } from '../testing/storePlaces';

const ANA = { by: 'ana', reason: 'test' };
const [OLD, NEW] = ['1.0.0-aaaaaaaa', '1.1.0-bbbbbbbb'];
let place: StorePlace;
let store: Store;

const remote = (name: string, id: string, ...paths: string[]) =>
  fakeRelease({ name, id, routes: paths.map((path) => ({ path })) });
const founder = (id: string, ...paths: string[]) =>
  remote('remote-founder', id, '/my/startups', '/my/startups/:id', ...paths);
const site = (id: string, ...paths: string[]) =>
  remote('remote-public', id, '/', '/startups/:slug', '/apply/startup', ...paths);

const mfe = (...args: string[]) => runMfe([...args, '--store', place.url]);

beforeEach(async () => {
  place = await STORE_PLACES[0]![1]();
  store = openStore(place.url);
  const mentor = remote('remote-mentor', OLD, '/my/mentorships/:id');
  await publish(store, [fakeShell(), site(OLD), founder(OLD), mentor], ANA);
});
afterEach(() => place.stop());

const owners = async () => (await readHead(store))!.owners;

describe('addresses', () => {
  it('belong to the package that claimed them first, up to the prefix without other owners', async () => {
    expect(await owners()).toEqual({
      '/login': 'shell',
      '/': 'remote-public',
      '/startups': 'remote-public',
      '/apply': 'remote-public',
      '/my/startups': 'remote-founder',
      '/my/mentorships': 'remote-mentor',
    });
    expect(await mfe('owners')).toContain('/my/startups             remote-founder');
  });

  it.each([
    ['/*', 'it has no owner'],
    ['/my/*', 'it has no owner'],
    ['/:page', 'it has no owner'],
    ['/My/:area/7', 'it has no owner'],
    ['/my/startups/7', '/my/startups belongs to remote-founder'],
    ['/MY/startups', '/my/startups belongs to remote-founder'],
    ['/my/startups/*', '/my/startups belongs to remote-founder'],
    ['/login', '/login belongs to shell'],
    ['/login/:x', '/login belongs to shell'],
    ['/verify', 'it has no owner'],
    ['/startupsX', 'it has no owner'],
  ])('remote-public may not publish %s, for everybody or as a canary', async (path, whose) => {
    const sentence = `[addresses] remote-public ${NEW} claims ${path}, but ${whose}; its own prefixes are`;
    await expect(publish(store, [site(NEW, path)], ANA)).rejects.toThrow(sentence);
    await expect(publish(store, [site(NEW, path)], ANA, { canary: 1 })).rejects.toThrow(sentence);
  });

  it('a package may publish further addresses under its own prefix', async () => {
    await publish(store, [site(NEW, '/startups/:slug/press', '/apply/*', '/STARTUPS')], ANA);
    expect((await readHead(store))!.revision).toBe(2);
  });

  it('a new package has none until two people assign some', async () => {
    const hours = remote('remote-hours', OLD, '/my/hours');
    await expect(publish(store, [hours], ANA)).rejects.toThrow('its own prefixes are none');
    await mfe('owners', 'propose', '/my/hours', 'remote-hours', '--by', 'ana');
    await expect(publish(store, [hours], ANA)).rejects.toThrow('its own prefixes are none');
    await mfe('owners', 'approve', '/my/hours', '--by', 'bojan');
    await publish(store, [hours], ANA);
    expect((await readHead(store))!.remotes).toHaveProperty('remote-hours');
  });

  it('of a registry from before owners belong to the packages that have them', async () => {
    const { owners: _none, ...head } = (await readHead(store))!;
    const old = { ...head, revision: 2, parent: 1 };
    await store.create('registry/revisions/000002.json', JSON.stringify(old));
    const greedy = site('1.2.0-cccccccc', '/my/*');
    await expect(publish(store, [greedy], ANA)).rejects.toThrow('[addresses]');
    await publish(store, [site(NEW)], ANA);
    expect(await owners()).toMatchObject({ '/my/startups': 'remote-founder' });
  });

  it('keep their owners in a rollback of everything', async () => {
    await mfe('owners', 'propose', '/blog', 'remote-public', '--by', 'ana');
    await mfe('owners', 'approve', '/blog', '--by', 'bojan');
    await mfe('rollback', '--revision', '1');
    expect(await owners()).toMatchObject({ '/blog': 'remote-public' });
  });
});

describe('a change of owners', () => {
  const propose = (prefix: string, to: string) =>
    mfe('owners', 'propose', prefix, to, '--by', 'ana', '--reason', 'a blog of our own');

  it('is proposed by one person and approved by another one, and both are kept', async () => {
    await propose('/blog', 'remote-public');
    expect(await mfe('owners')).toMatch(/\/blog +proposed for remote-public by ana: a blog/);
    await expect(mfe('owners', 'approve', '/blog', '--by', 'ana')).rejects.toThrow(
      'another person',
    );
    await mfe('owners', 'approve', '/blog', '--by', 'bojan');
    expect(await owners()).toMatchObject({ '/blog': 'remote-public' });
    expect(await mfe('owners')).not.toContain('proposed');
    expect(await mfe('log')).toMatch(
      /bojan {2}give \/blog to remote-public, as ana proposed: a blog/,
    );
  });

  it('can be rejected, and is approved only once', async () => {
    await propose('/blog', 'remote-public');
    await mfe('owners', 'reject', '/blog');
    await expect(mfe('owners', 'approve', '/blog', '--by', 'bojan')).rejects.toThrow(
      'Nobody proposed',
    );
  });

  it.each([
    ['/my', 'remote-public', '/my overlaps /my/startups, which belongs to remote-founder'],
    ['/my/startups/7', 'remote-public', 'overlaps /my/startups, which belongs to remote-founder'],
    ['/my/startups', 'remote-public', `remote-founder ${OLD} is deployed and has addresses under`],
    ['/startups', 'nobody', `remote-public ${OLD} is deployed and has addresses under`],
    ['/login', 'remote-public', 'shell 1.0.0-5e11aaaa is deployed and has addresses under /login'],
    ['/api/x', 'remote-public', '/api is reserved for the edge'],
    ['/a/:b', 'remote-public', 'is not a valid prefix of addresses'],
    ['blog', 'remote-public', 'is not a valid prefix of addresses'],
    ['/blog', '', 'Name the new owner'],
  ])('%s for %j is refused: %s', async (prefix, to, sentence) => {
    await expect(propose(prefix, to)).rejects.toThrow(sentence);
    expect((await readHead(store))!.revision).toBe(1);
  });

  it('is checked again at its approval', async () => {
    await propose('/news', 'remote-public');
    await propose('/news/old', 'remote-mentor');
    await mfe('owners', 'approve', '/news', '--by', 'bojan');
    await expect(mfe('owners', 'approve', '/news/old', '--by', 'bojan')).rejects.toThrow(
      '/news/old overlaps /news, which belongs to remote-public',
    );
  });

  it('transfers an address after its owner no longer uses it', async () => {
    const [left] = [remote('remote-public', NEW, '/', '/apply/startup')];
    await publish(store, [left!], ANA);
    await expect(propose('/startups', 'remote-founder')).rejects.toThrow(`remote-public ${OLD}`);
    await revise(store, ANA, (now) => {
      const { lastGood: _old, ...slot } = now.remotes['remote-public']!;
      return { ...now, remotes: { ...now.remotes, 'remote-public': slot } };
    });
    await propose('/startups', 'remote-founder');
    await mfe('owners', 'approve', '/startups', '--by', 'bojan');
    await publish(store, [founder(NEW, '/startups/:slug')], ANA);
    expect((await readHead(store))!.remotes['remote-founder']!.stable.id).toBe(NEW);
  });
});

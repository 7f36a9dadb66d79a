import { publish } from '../publish/publish';
import { readHead } from '../store/revisions';
import { openStore } from '../store/store';
import { fakeRelease, fakeShell } from '../testing/fakeReleases';
import { runMfe } from '../testing/runMfe';
import { STORE_PLACES, type StorePlace } from '../testing/storePlaces';

const ANA = { by: 'ana', reason: 'test' };
const [ZERO, ONE, TWO, THREE] = [
  '1.0.0-00000000',
  '1.1.0-11111111',
  '1.2.0-22222222',
  '1.3.0-33333333',
] as const;

let place: StorePlace;
afterEach(() => place.stop());

const release = (id: string, manner?: Parameters<typeof publish>[3]) =>
  publish(openStore(place.url), [fakeRelease({ name: 'remote-x', id })], ANA, manner);

const mfe = (...args: string[]) => runMfe([...args, '--store', place.url]);

const slot = async () => (await readHead(openStore(place.url)))!.remotes['remote-x']!;
const offered = async () => {
  const { stable, lastGood, canary } = await slot();
  return [stable.id, lastGood?.id, canary?.release.id];
};
const FORCED = ['--force', '--reason', 'it was the api'];

describe.each(STORE_PLACES)('after an incident, on %s', (_kind, at) => {
  beforeEach(async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {}); // the blocked releases are not in the store
    place = await at();
    const first = fakeRelease({ name: 'remote-x', id: ZERO });
    await publish(openStore(place.url), [fakeShell(), first], ANA);
  });

  it('a second one does not fall back to the release of the first', async () => {
    await release(ONE);
    await release(TWO);
    await mfe('rollback', 'remote-x', '--reason', 'deletes tokens');
    expect(await offered()).toEqual([ONE, ZERO, undefined]);

    await release(THREE);
    await mfe('rollback', 'remote-x');
    expect(await offered()).toEqual([ONE, ZERO, undefined]);
    await mfe('rollback', 'remote-x');
    expect(await offered()).toEqual([ZERO, undefined, undefined]);
    await expect(mfe('rollback', 'remote-x')).rejects.toThrow('no earlier release to go back to');
  });

  it('a release that was live can come back although the statement of its checks is not trusted', async () => {
    await release(ONE);
    await release(TWO);
    await openStore(place.url).replace(
      `releases/remote-x/${ONE}/passed.json`,
      '{"of":"other keys"}',
    );
    await mfe('rollback', 'remote-x', '--to', ONE);
    expect((await slot()).stable.id).toBe(ONE);
  });

  it.each([
    ['published', () => release(TWO)],
    ['a canary', () => release(TWO, { canary: 10 })],
    ['the target of a roll-back', () => mfe('rollback', 'remote-x', '--to', TWO)],
    ['part of a revision that comes back', () => mfe('rollback', '--revision', '2')],
  ])(
    'a release that was rolled back is not %s again, and the message gives the reason',
    async (_what, act) => {
      await release(TWO);
      await mfe('rollback', 'remote-x', '--by', 'bojan', '--reason', 'deletes tokens');
      await expect(act()).rejects.toThrow(
        /remote-x 1\.2\.0-22222222 was rolled back by bojan at \S+: deletes tokens\. .*--force/,
      );
      expect(await offered()).toEqual([ZERO, undefined, undefined]);
    },
  );

  it('a withdrawn canary is never offered again', async () => {
    await release(ONE, { canary: 10 });
    await mfe('rollback', 'remote-x');
    await expect(release(ONE)).rejects.toThrow('was withdrawn by');
    await expect(release(ONE, { canary: 1 })).rejects.toThrow('was withdrawn by');
  });

  it('a verdict outlives the package it is about', async () => {
    const other = (id: string) => fakeRelease({ name: 'remote-y', id });
    await publish(openStore(place.url), [other(ONE)], ANA);
    await publish(openStore(place.url), [other(TWO)], ANA);
    await mfe('block', 'remote-y', TWO);
    await mfe('rollback', '--revision', '1');
    await expect(publish(openStore(place.url), [other(TWO)], ANA)).rejects.toThrow('was blocked');
  });

  it('a verdict can be overruled with a reason, and the release in between stays good', async () => {
    await release(ONE);
    await release(TWO);
    await mfe('rollback', 'remote-x', '--reason', 'deletes tokens');
    await expect(mfe('rollback', 'remote-x', '--to', TWO, '--force')).rejects.toThrow('--reason');

    const text = await mfe('rollback', 'remote-x', '--to', TWO, ...FORCED);
    expect(text).toMatch(/Overruled:\n {2}remote-x 1\.2\.0-22222222 was rolled back by/);
    expect(await offered()).toEqual([TWO, ONE, undefined]);
    await release(THREE);
    expect(await offered()).toEqual([THREE, TWO, undefined]);
  });

  it('a publish can overrule a verdict too', async () => {
    await release(TWO);
    await mfe('block', 'remote-x', TWO);
    await release(TWO, { force: true });
    expect(await offered()).toEqual([TWO, ZERO, undefined]);
    expect((await slot()).blocked).toBeUndefined();
  });

  it('status lists the releases with a verdict', async () => {
    await release(ONE, { canary: 10 });
    await mfe('rollback', 'remote-x');
    await release(TWO);
    await mfe('rollback', 'remote-x');
    await mfe('block', 'remote-x', THREE);
    expect(await mfe('status')).toContain(
      `stable ${ZERO}; withdrawn ${ONE}; rolled back ${TWO}; blocked ${THREE}`,
    );
  });

  it('blocking the stable release and the last good one goes further back', async () => {
    for (const id of [ONE, TWO]) await release(id);
    await mfe('block', 'remote-x', ONE);
    expect(await offered()).toEqual([TWO, ZERO, undefined]);
    await mfe('block', 'remote-x', TWO);
    expect(await offered()).toEqual([ZERO, undefined, undefined]);
  });

  it('a package of a newer mfe stays unchanged, and others are published beside it', async () => {
    const store = openStore(place.url);
    const head = (await readHead(store))!;
    const next = {
      ...head,
      revision: 2,
      parent: 1,
      remotes: { ...head.remotes, 'remote-y': 'v2' },
    };
    await store.create('registry/revisions/000002.json', JSON.stringify(next));
    await store.create(`releases/remote-z/${ONE}/release.json`, '{"schema":2}');
    const odd = {
      ...head.remotes['remote-x'],
      stable: { ...head.remotes['remote-x']!.stable, id: ONE, manifest: undefined },
    };
    const third = {
      ...next,
      revision: 3,
      parent: 2,
      remotes: { ...next.remotes, 'remote-z': odd },
    };
    await store.create('registry/revisions/000003.json', JSON.stringify(third));

    await release(TWO);
    expect((await offered())[0]).toBe(TWO);
    expect(await mfe('status')).toMatch(/remote-y +cannot be read/);
    expect(await mfe('verify')).toContain(`remote-z ${ONE} cannot be read`);
    process.exitCode = 0;
    const newer = [fakeRelease({ name: 'remote-y', id: ONE })];
    await expect(publish(store, newer, ANA)).rejects.toThrow(
      'remote-y was published by a newer mfe',
    );
    expect(JSON.parse(String(await store.read('registry.json')))).toMatchObject({
      revision: 4,
      remotes: { 'remote-y': 'v2' },
    });
  });

  it('a deleted release is no target of a rollback', async () => {
    for (const id of [ONE, TWO, THREE]) await release(id);
    const store = openStore(place.url);
    await store.remove(`releases/remote-x/${ONE}/release.json`);
    await mfe('rollback', 'remote-x');
    expect(await offered()).toEqual([TWO, ZERO, undefined]);
  });
});

import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from 'server-kit/testing/temporaryFolder';
import { descriptionHash, descriptionKey } from '../api/description';
import { publish } from '../publish/publish';
import { verify } from '../publish/verify';
import { revisionKey } from '../store/revisionKeys';
import { readHead, revise } from '../store/revisions';
import { openStore, type Store } from '../store/store';
import { fakeRelease, fakeShell } from '../testing/fakeReleases';
import { toApi } from './changes';
import { garbage, remove } from './collect';
import { collecting, withLease } from './leases';

const IDS = ['1.0.0-aaaaaaaa', '1.1.0-bbbbbbbb', '1.2.0-cccccccc', '1.3.0-dddddddd'];
const ANA = { by: 'ana', reason: 'test' };
const RETENTION = { revisions: 1, days: 30 };
const MONTHS_LATER = Date.now() + 100 * 24 * 60 * 60 * 1000;

let folder: string;
let store: Store;
beforeEach(async () => {
  folder = temporaryFolder('store');
  store = openStore(folder);
  await publish(store, [fakeShell()], { by: 'ana', reason: 'test' });
  for (const id of IDS) {
    await publish(store, [fakeRelease({ name: 'remote-x', id })], { by: 'ana', reason: id });
  }
});
afterEach(() => rmSync(folder, { recursive: true }));

const place = (id: string, file: string) => join(folder, 'releases/remote-x', id, file);

describe('verify', () => {
  it('finds nothing in an intact store', async () => {
    await expect(verify(store, 10)).resolves.toEqual([]);
  });

  it('finds changed and missing files', async () => {
    writeFileSync(place(IDS[3]!, 'page.22222222.js'), 'forged');
    rmSync(place(IDS[2]!, 'server.cjs'));
    rmSync(place(IDS[0]!, 'release.json'));
    await expect(verify(store, 10)).resolves.toEqual([
      `releases/remote-x/${IDS[3]}/page.22222222.js is not what was published.`,
      `releases/remote-x/${IDS[2]}/server.cjs is missing.`,
      `remote-x ${IDS[0]} is named by a revision, but is not in the store.`,
    ]);
  });
});

describe('gc', () => {
  it('leaves new files alone', async () => {
    await expect(garbage(store, { revisions: 1, days: 30 }, Date.now())).resolves.toEqual([]);
  });

  it('deletes releases that no kept revision names, and keeps the fallbacks of browsers', async () => {
    const old = await garbage(store, RETENTION, MONTHS_LATER);
    expect(old).toEqual([`releases/remote-x/${IDS[0]}/`, `releases/remote-x/${IDS[1]}/`]);

    await expect(remove(store, old, RETENTION, MONTHS_LATER)).resolves.toEqual(old);
    await expect(store.list(old[0]!)).resolves.toEqual([]);
    await expect(verify(store, 1)).resolves.toEqual([]);
  });

  it.each([
    [1, [IDS[0], IDS[1]]],
    [2, [IDS[0]]],
    [3, []],
  ])(
    'keeps the releases of the last %d revisions, however old they are',
    async (revisions, left) => {
      await expect(garbage(store, { revisions, days: 30 }, MONTHS_LATER)).resolves.toEqual(
        left.map((id) => `releases/remote-x/${id}/`),
      );
    },
  );

  it('keeps a release that was replaced yesterday, however many revisions ago', async () => {
    const long = async () => {
      for (const id of IDS) await publish(store, [fakeRelease({ name: 'remote-z', id })], ANA);
    };
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'setTimeout', 'setInterval'] });
    jest.setSystemTime(MONTHS_LATER - 24 * 60 * 60 * 1000);
    try {
      await publish(store, [fakeRelease({ name: 'remote-x', id: '2.0.0-eeeeeeee' })], ANA);
      await long();
    } finally {
      jest.useRealTimers();
    }
    const old = await garbage(store, RETENTION, MONTHS_LATER);
    expect(old).toEqual([`releases/remote-x/${IDS[0]}/`, `releases/remote-x/${IDS[1]}/`]);
  });

  it('keeps releases that only a newer mfe can parse, but not those that are only blocked', async () => {
    const head = (await readHead(store))!;
    const { 'remote-x': slot } = head.remotes;
    const remotes = { 'remote-x': { ...slot, blocked: [IDS[1]], rings: [{ of: IDS[0] }] } };
    const next = { ...head, revision: head.revision + 1, parent: head.revision, remotes };
    const y = fakeRelease({ name: 'remote-y', id: IDS[0]! });
    await publish(store, [y], ANA);
    const odd = { ...next, revision: next.revision + 1, parent: next.revision };
    const text = { ...odd, remotes: { ...remotes, 'remote-y': { track: IDS[0] } } };
    await store.create(revisionKey(odd.revision), JSON.stringify(text));
    await expect(garbage(store, RETENTION, MONTHS_LATER)).resolves.toEqual([
      `releases/remote-x/${IDS[1]}/`,
    ]);
  });

  it('deletes descriptions of apis that no kept revision names, except one that is being published', async () => {
    const [first, second, third] = ['a', 'b', 'c'].map(descriptionHash);
    const keyOf = (hash = '') => descriptionKey(hash);
    for (const hash of [first, second, third]) await store.create(keyOf(hash), '{}');
    await revise(store, ANA, toApi(first!));
    await revise(store, ANA, toApi(second!));
    const old = await garbage(store, RETENTION, MONTHS_LATER);
    expect(old).toEqual(expect.arrayContaining([keyOf(first), keyOf(third)]));
    expect(old).not.toContain(keyOf(second));
    await withLease(store, [keyOf(third)], () => remove(store, old, RETENTION, MONTHS_LATER));
    expect(await store.list('api/')).toEqual([keyOf(second), keyOf(third)].sort());
  });

  it('leaves a release alone that is being published again', async () => {
    const [first, second] = await garbage(store, RETENTION, MONTHS_LATER);
    await withLease(store, [first!], async () => {
      await expect(remove(store, [first!, second!], RETENTION, MONTHS_LATER)).resolves.toEqual([
        second,
      ]);
    });
    await publish(store, [fakeRelease({ name: 'remote-x', id: IDS[0]! })], ANA);
    await expect(verify(store, 1)).resolves.toEqual([]);
  });

  it('leaves a release alone that was published after it was classified as garbage', async () => {
    const [first] = await garbage(store, RETENTION, MONTHS_LATER);
    await publish(store, [fakeRelease({ name: 'remote-x', id: IDS[0]! })], ANA);
    await expect(remove(store, [first!], RETENTION, MONTHS_LATER)).resolves.toEqual([]);
  });

  it('delays a publish of the release that it is deleting, which is then complete again', async () => {
    const [first] = await garbage(store, RETENTION, MONTHS_LATER);
    const steps: string[] = [];
    let publishing: Promise<unknown> | undefined;
    const collect = async () => {
      publishing = publish(store, [fakeRelease({ name: 'remote-x', id: IDS[0]! })], ANA).then(() =>
        steps.push('published'),
      );
      for (const key of await store.list(first!)) await store.remove(key);
      steps.push('collected');
    };
    await collecting(store, first!, async () => false, collect);
    await publishing;
    expect(steps).toEqual(['collected', 'published']);
    await expect(verify(store, 1)).resolves.toEqual([]);
  });
});

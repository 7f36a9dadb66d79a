import { temporaryFolder } from 'server-kit/testing/temporaryFolder';
import { publish } from '../publish/publish';
import { releasePrefix } from '../releases/releaseKeys';
import { readHead, revise } from '../store/revisions';
import { openStore, type Store } from '../store/store';
import { fakeRelease, fakeShell } from '../testing/fakeReleases';
import { block, rollBack } from './changes';
import { earlierReleases } from './history';

const ANA = { by: 'ana', reason: 'test' };
const [A, B, C, D, E] = ['a', 'b', 'c', 'd', 'e'].map((of, n) => `1.${n}.0-${of.repeat(8)}`);

let store: Store;
const earlier = async () => (await earlierReleases(store, 'remote-x')).map(({ id }) => id);
beforeEach(async () => {
  store = openStore(temporaryFolder('store'));
  await publish(store, [fakeShell()], ANA);
  for (const id of [A, B, C, D, E]) {
    await publish(store, [fakeRelease({ name: 'remote-x', id: id! })], ANA);
  }
});

describe('the releases for a rollback behind the last good one', () => {
  it('are the two newest that are not current', async () => {
    expect(await earlier()).toEqual([C, B]);
  });

  it('exclude blocked releases: an older one is used', async () => {
    for (const id of [C, B]) await revise(store, ANA, block('remote-x', id!));
    expect(await earlier()).toEqual([A]);

    await revise(store, ANA, rollBack('remote-x', await earlierReleases(store, 'remote-x')));
    await revise(store, ANA, rollBack('remote-x', await earlierReleases(store, 'remote-x')));
    expect((await readHead(store))?.remotes['remote-x']?.stable.id).toBe(A);
  });

  it('exclude releases whose files were deleted', async () => {
    for (const key of await store.list(releasePrefix('remote-x', C!))) await store.remove(key);
    expect(await earlier()).toEqual([B, A]);
  });
});

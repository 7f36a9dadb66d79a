import { temporaryFolder } from 'server-kit/testing/temporaryFolder';
import { recordPassed } from '../../releases/passed';
import { upload } from '../../releases/upload';
import { openStore } from '../../store/store';
import { fakeRelease } from '../../testing/fakeReleases';
import { Deployed } from './Deployed';
import { loadableIn } from './loadable';

const ID = '1.0.0-aaaaaaaa';

/** A store with one release that passed its checks but is not deployed; every read of a release is counted. */
async function aStore() {
  const store = openStore(temporaryFolder('store'));
  await upload(store, fakeRelease({ name: 'remote-x', id: ID }));
  const pass = () => recordPassed(store, { name: 'remote-x', id: ID, by: 'ana', tried: true });
  const reads: string[] = [];
  const counted = {
    ...store,
    read: (key: string) => {
      if (key.endsWith('passed.json')) reads.push(key);
      return store.read(key);
    },
  };
  const clock = { now: 0 };
  const deployed = new Deployed(counted, () => {});
  return { find: loadableIn(counted, deployed, () => clock.now), reads, pass, clock };
}

it('unknown releases are looked up twenty times a second at most, over all clients', async () => {
  const { find, reads, pass, clock } = await aStore();
  await pass();
  const invented = Array.from({ length: 5000 }, (_, n) => find('remote-x', `9.9.9-${n}`));
  expect((await Promise.all(invented)).some(Boolean)).toBe(false);
  expect(reads).toHaveLength(20);

  clock.now += 1000;
  expect(await find('remote-x', ID)).toMatchObject({ id: ID });
  expect(reads).toHaveLength(21);
});

it('a known release needs no lookup, even in a flood', async () => {
  const { find, reads, pass } = await aStore();
  await pass();
  await find('remote-x', ID);
  await Promise.all(Array.from({ length: 100 }, (_, n) => find(`remote-${n}`, ID)));
  const before = reads.length;
  expect(await find('remote-x', ID)).toMatchObject({ id: ID });
  expect(reads).toHaveLength(before);
});

it('a page that requests all its files at once costs one lookup', async () => {
  const { find, reads, pass } = await aStore();
  await pass();
  const found = await Promise.all(Array.from({ length: 60 }, () => find('remote-x', ID)));
  expect(found.every(Boolean)).toBe(true);
  expect(reads).toHaveLength(1);
});

it('a release that is requested before it has passed is found two seconds later', async () => {
  const { find, reads, pass, clock } = await aStore();
  expect(await find('remote-x', ID)).toBeUndefined();
  await pass();
  expect(await find('remote-x', ID)).toBeUndefined();
  expect(reads).toHaveLength(1);
  clock.now += 2000;
  expect(await find('remote-x', ID)).toMatchObject({ id: ID });
});

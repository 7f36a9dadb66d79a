import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { folderStore } from '../store/folderStore';
import { openStore, type Store } from '../store/store';
import { deathOf, publishX } from '../testing/deploysAllOrNothing';
import { dyingDisk } from '../testing/dyingDisk';
import { mortalStore } from '../testing/mortalStore';
import { QUICK_FOLDER, STORE_PLACES, type StorePlace } from '../testing/storePlaces';
import { leftovers, withLease } from './leases';

const ID = '1.0.0-aaaaaaaa';
const NOTE = /^registry\/held\/remote-x@1\.0\.0-aaaaaaaa\//;
const HOUR = 60 * 60_000; // milliseconds

describe.each(STORE_PLACES)('in %s', (_kind, open) => {
  let place: StorePlace;
  let store: Store;
  beforeEach(async () => {
    place = await open();
    store = openStore(place.url);
  });
  afterEach(() => place.stop());

  it('the lease of a killed publish is a leftover after its expiry', async () => {
    await deathOf((die) => publishX(mortalStore(store, 5, die), ID));
    expect(await leftovers(store, Date.now())).toEqual([]);
    expect(await leftovers(store, Date.now() + HOUR)).toEqual([expect.stringMatching(NOTE)]);
  });

  it('the lease of a running publish is renewed, however long it takes', async () => {
    const noted = async () => String(await store.read((await store.list('registry/held/'))[0]!));
    const renewing = withLease(
      store,
      ['releases/remote-x/1/'],
      async () => {
        const first = await noted();
        while ((await noted()) === first) await sleep(5);
      },
      20,
    );
    await renewing;
    expect(await store.list('registry/held/')).toEqual([]);
  });
});

it('an incomplete file of a killed publish is a leftover, and no other file is', async () => {
  const folder = mkdtempSync(join(QUICK_FOLDER, 'store-'));
  const store = openStore(folder);
  await deathOf((die) =>
    publishX(
      folderStore(
        folder,
        dyingDisk(10, () => 9, die),
      ),
      ID,
    ),
  );
  await publishX(store, '1.1.0-bbbbbbbb');
  expect(await leftovers(store, Date.now())).toEqual([]);

  const old = await leftovers(store, Date.now() + 25 * HOUR);
  expect(old).toEqual([expect.stringMatching(NOTE), expect.stringMatching(/^\.half\/[\w-]{36}$/)]);
  for (const key of old) await store.remove(key);
  expect(await leftovers(store, Date.now() + 25 * HOUR)).toEqual([]);
  rmSync(folder, { recursive: true });
});

import { folderStore } from '../store/folderStore';
import { openStore, type Store } from '../store/store';
import { breakingLine } from '../testing/breakingLine';
import { type Child, childProcess } from '../testing/childProcess';
import { deathOf, deploysAllOrNothing, publishX } from '../testing/deploysAllOrNothing';
import { dyingDisk } from '../testing/dyingDisk';
import { mortalStore } from '../testing/mortalStore';
import { STORE_PLACES, type StorePlace } from '../testing/storePlaces';
import { verify } from './verify';

/** More steps than one publish has: at the last one the process survives. */
const STEPS = 40;
/** Steps at which a real process is killed: during the upload, and between revision and pointer. */
const REAL = [5, 22];
/** Files that a publish writes, in order: a lease, seven of the release, and these. */
const RELEASE_FILE = 9;
const PASSED = 10;
const REVISION = 11;
const POINTER = 12;

let children: Child[];
beforeAll(() => {
  children = Array.from({ length: 2 * REAL.length + 4 }, () => childProcess('publishAndDie'));
});

afterAll(() => {
  for (const { process } of children) process.kill();
});

let ids = 0;
function nextId(): string {
  ids += 1;
  return `1.${ids}.0-aaaaaaaa`;
}

/** A process publishes, and `kill -9` ends it in between. */
async function killed(address: string, id: string, where: string, kill?: Promise<unknown>) {
  const child = children.pop()!;
  void child.work(address, id, where);
  void kill?.then(() => child.process.kill('SIGKILL'));
  expect(await child.ended).toBe('SIGKILL');
}

describe.each(STORE_PLACES)('a publish into %s that is killed', (_kind, open) => {
  let place: StorePlace;
  let store: Store;
  beforeAll(async () => {
    place = await open();
    store = openStore(place.url);
    await publishX(store, nextId());
  });
  afterAll(() => place.stop());

  it('at any step, deploys all of the release or nothing, and the next publish works', async () => {
    let [step, died] = [0, true];
    while (died && step < STEPS) {
      step += 1;
      const id = nextId();
      await deploysAllOrNothing(store, id, async () => {
        died = await deathOf((die) => publishX(mortalStore(store, step, die), id));
      });
    }
    expect(step).toBeGreaterThan(Math.max(...REAL));
    expect(died).toBe(false);
    expect(await verify(store, 100)).toEqual([]);
  });

  it.each(REAL)('with its process at step %d, does the same', async (step) => {
    const id = nextId();
    await deploysAllOrNothing(store, id, () => killed(place.url, id, `step ${step}`));
  });
});

describe('a publish that ends in the middle of one write', () => {
  let place: StorePlace;
  let store: Store;
  async function begin(kind: 0 | 1) {
    place = await STORE_PLACES[kind]![1]();
    store = openStore(place.url);
    await publishX(store, nextId());
  }
  afterEach(() => place.stop());

  it('of any file in a folder, at its first byte, its last and between, does the same', async () => {
    await begin(0);
    for (let write = 1; write <= POINTER; write += 1) {
      for (const share of [0, 0.5, 0.999]) {
        const id = nextId();
        const bytes = (size: number) => Math.floor(size * share);
        const dying = (die: () => Promise<void>) =>
          publishX(folderStore(place.url, dyingDisk(write, bytes, die)), id);
        await deploysAllOrNothing(store, id, async () => expect(await deathOf(dying)).toBe(true));
      }
    }
    expect(await verify(store, 100)).toEqual([]);
  });

  it('of a folder with its process, does the same', async () => {
    await begin(0);
    for (const write of [RELEASE_FILE, PASSED, REVISION]) {
      const id = nextId();
      await deploysAllOrNothing(store, id, () => killed(place.url, id, `write ${write}`));
    }
  });

  it.each([
    'registry/held/',
    'page.22222222.js.br',
    'release.json',
    'passed.json',
    'registry/revisions/',
    'registry.json',
  ])('to a bucket, of %s, does the same', async (key) => {
    await begin(1);
    const line = await breakingLine(place.url);
    for (const share of [0.2, 0.9, 1]) {
      const id = nextId();
      const bytes = (size: number) => Math.floor(size * share);
      line.break({ key, bytes, broken: (end) => end.destroy() });
      const received = () =>
        expect(publishX(openStore(line.url), id)).rejects.toThrow('bucket failed');
      await deploysAllOrNothing(store, id, received);
    }
    await line.stop();
  });

  it('to a bucket with its process, does the same', async () => {
    await begin(1);
    const line = await breakingLine(place.url);
    const half = new Promise((broken) =>
      line.break({ key: 'registry/revisions/', bytes: (size) => size - 200, broken }),
    );
    const id = nextId();
    await deploysAllOrNothing(store, id, () => killed(line.url, id, 'unhurt', half));
    await line.stop();
  });
});
